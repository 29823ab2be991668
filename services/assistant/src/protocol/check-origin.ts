import { forwardedEntry } from '@brand/service-kit';

/** Sites that may use the assistant. */
export type AllowedOrigins = {
  /** Other origins than the service's own; `*` for all. */
  readonly listed: readonly string[];
  /** Number of trusted proxies, which forward the host that readers used. */
  readonly proxyHops: number;
};

/**
 * Whether pages of the request's origin may get a token: pages of the same origin, and those that
 * the operator lists. `Sec-Fetch-Site` is checked first, because the browser sets it and proxies
 * pass it on, while `Host` may name the machine behind the proxy. Old browsers and pages
 * without TLS do not send it. Programs have no origin and could claim any.
 */
export function isAllowedOrigin(headers: Headers, allowed: AllowedOrigins): boolean {
  const origin = headers.get('origin');
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return true;
  if (allowed.listed.includes('*') || allowed.listed.includes(origin)) return true;
  const hosts = [
    headers.get('host'),
    forwardedEntry(headers.get('x-forwarded-host'), allowed.proxyHops),
  ];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** Parses a comma-separated list of origins. */
export function readOrigins(setting = ''): string[] {
  return setting
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      if (origin === '*') return origin;
      if (URL.canParse(origin) && /^https?:/.test(origin)) return new URL(origin).origin;
      throw new Error(
        `ASSISTANT_ORIGINS: expected origins such as https://docs.example, or *, found "${origin}".`,
      );
    });
}
