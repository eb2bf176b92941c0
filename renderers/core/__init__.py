"""What the pictures of every game are made of."""
