export { createMcpApp, type McpAppOptions } from './create-mcp-app.ts';
