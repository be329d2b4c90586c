"""机器人: players that are given a view and nothing else."""
