"""`make bench`: what we claim, measured. Times are ratios against a floor of the same run."""
