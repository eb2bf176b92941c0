"""The page: a chat client in a browser. Plain JavaScript modules, no build step."""
