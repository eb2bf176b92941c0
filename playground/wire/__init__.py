"""How a bot reaches this Discord: the gateway, REST, the CDN, the clock; and how that can fail."""
