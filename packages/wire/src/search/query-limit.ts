export const MAX_QUERY_LENGTH = 512;

/** Whether the service rejects a query for its length. */
export function isQueryTooLong(query: string): boolean {
  return query.length > MAX_QUERY_LENGTH;
}
