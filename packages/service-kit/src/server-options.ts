/**
 * Keep-alive longer than the 60 seconds of common proxies: if the server closes an idle connection
 * first, the proxy's next request on it fails.
 */
export const SERVER_OPTIONS = { keepAliveTimeout: 65_000 } as const;
