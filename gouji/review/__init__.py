"""复盘: what the best bot would have done at each decision of a record, by what the seat could know."""
