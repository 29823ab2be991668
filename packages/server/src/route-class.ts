/** What a request is for, as far as priorities and metrics are concerned. */
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
