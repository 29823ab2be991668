/** Of servers behind proxies, which keep connections for a minute: who closes one first makes their next request fail. */
export const SERVER_OPTIONS = { keepAliveTimeout: 65_000 } as const;
