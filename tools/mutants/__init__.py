"""变异: slips put into gouji/rules one at a time, each of which a test must notice."""
