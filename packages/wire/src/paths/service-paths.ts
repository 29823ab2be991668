/** Mount paths of services whose responses are not files of the built site. */
export const SERVICE_PATHS = {
  mcp: '/mcp',
  rest: '/rest',
  venues: '/venues',
  privateVenues: '/private-venues',
  demoTokens: '/viewer/demo-token',
} as const;

/** Whether a service responds to a path. */
export function isServicePath(pathname: string): boolean {
  return Object.values(SERVICE_PATHS).some((path) => `${pathname}/`.startsWith(`${path}/`));
}
