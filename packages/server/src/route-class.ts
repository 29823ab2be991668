/** Purpose of a request, for priorities and metrics. */
export type RouteClass =
  | 'page'
  | 'asset'
  | 'search'
  | 'answer'
  | 'rest'
  | 'mcp'
  | 'venue'
  | 'sdk'
  | 'events'
  | 'probe';

export type Classify = (path: string) => RouteClass;
