"""The pictures of DESfausse."""
