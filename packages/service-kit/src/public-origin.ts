import { forwardedEntry } from './forwarded-entry.ts';

/**
 * The origin that a client requested: the origin of the request, or behind proxies the values of
 * `X-Forwarded-Proto` and `X-Forwarded-Host`. Invalid values are ignored.
 */
export function publicOrigin({ url, headers }: Request, proxyHops: number): string {
  const { protocol, host } = new URL(url);
  const forwarded = forwardedEntry(headers.get('x-forwarded-proto'), proxyHops)?.toLowerCase();
  const scheme = forwarded === 'http' || forwarded === 'https' ? `${forwarded}:` : protocol;
  const forwardedHost = forwardedEntry(headers.get('x-forwarded-host'), proxyHops);
  return parseOrigin(scheme, forwardedHost) ?? new URL(`${scheme}//${host}`).origin;
}

function parseOrigin(scheme: string, host: string | undefined): string | undefined {
  const parsed = host === undefined ? null : URL.parse(`${scheme}//${host}`);
  // Anything more than a host, such as a path or a user name, is not from a proxy.
  return parsed && parsed.href === `${parsed.origin}/` ? parsed.origin : undefined;
}
