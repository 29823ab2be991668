/** Which sites may use the assistant. */
export type AllowedOrigins = {
  /** Other origins than the service's own; `*` for all. */
  readonly listed: readonly string[];
  /** Whether a proxy says by which host readers came. */
  readonly isProxyTrusted: boolean;
};

/**
 * Whether pages of the request's origin may have a token: pages of the same origin, and those that
 * the operator lists. What the browser itself says (`Sec-Fetch-Site`) counts first, for it comes
 * through any proxy, while `Host` may be that of the machine behind it. It is absent where pages
 * come without TLS, and from old browsers. Programs have no origin; they could claim any.
 */
export function isAllowedOrigin(headers: Headers, allowed: AllowedOrigins): boolean {
  const origin = headers.get('origin');
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return true;
  if (allowed.listed.includes('*') || allowed.listed.includes(origin)) return true;
  const hosts = [
    headers.get('host'),
    ...(allowed.isProxyTrusted ? [headers.get('x-forwarded-host')] : []),
  ];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** The origins that an operator lists, separated by commas. */
export function readOrigins(setting = ''): string[] {
  return setting
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      if (origin === '*') return origin;
      if (URL.canParse(origin) && /^https?:/.test(origin)) return new URL(origin).origin;
      throw new Error(
        `ASSISTANT_ORIGINS: expected origins like https://docs.example, or *, found "${origin}".`,
      );
    });
}
