claude mcp add --transport http indoor-map-docs https://portal.brand.example/mcp
