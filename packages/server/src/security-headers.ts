import { type Environment, publicOrigin, readInteger, readProxyHops } from '@brand/service-kit';
import type { MiddlewareHandler } from 'hono';

const ONE_YEAR_SECONDS = 31_536_000;
/** Browsers cap it at one or two years; more digits are a mistake in the setting. */
const MAX_HSTS_SECONDS = 10 * ONE_YEAR_SECONDS;

/**
 * Adds security headers to every response, also of services and errors. Headers that a route has
 * set itself stay, but for `Strict-Transport-Security`: it is sent over HTTPS only (RFC 6797), as
 * long as the operator says.
 */
export function securityHeaders(environment: Environment): MiddlewareHandler {
  const hstsSeconds = readInteger(environment, 'HSTS_MAX_AGE', {
    fallback: ONE_YEAR_SECONDS,
    min: 0,
    max: MAX_HSTS_SECONDS,
  });
  const proxyHops = readProxyHops(environment);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const set = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    // Whoever may read a response may also embed it.
    const isOpen = headers.get('access-control-allow-origin') === '*';
    set('cross-origin-resource-policy', isOpen ? 'cross-origin' : 'same-origin');
    if (hstsSeconds > 0 && publicOrigin(context.req.raw, proxyHops).startsWith('https:')) {
      headers.set('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
    } else {
      headers.delete('strict-transport-security');
    }
  };
}
