"""Measurements: ``make bench`` prints them; none of them is a test."""
