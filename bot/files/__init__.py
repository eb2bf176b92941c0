"""Games as files: export, and checking an export."""
