"""Très Futé's pictures and texts: a sheet as on paper, and the table with dice and totals."""
