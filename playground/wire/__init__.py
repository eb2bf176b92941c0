"""How a client reaches the playground: REST, the gateway, files, time."""
