import { type Environment, publicOrigin, readInteger, readProxyHops } from '@brand/service-kit';
import type { MiddlewareHandler } from 'hono';

const ONE_YEAR_SECONDS = 31_536_000;
/** Upper limit against typos. Browsers cap the value at one or two years. */
const MAX_HSTS_SECONDS = 10 * ONE_YEAR_SECONDS;

/**
 * Adds security headers to every response, including those of services and errors. Headers that a
 * route has set are kept, except `Strict-Transport-Security`, which is sent over HTTPS only (RFC
 * 6797), with the lifetime that the operator has set.
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
    // Anyone who can read a response can also embed it.
    const isOpen = headers.get('access-control-allow-origin') === '*';
    set('cross-origin-resource-policy', isOpen ? 'cross-origin' : 'same-origin');
    if (hstsSeconds > 0 && publicOrigin(context.req.raw, proxyHops).startsWith('https:')) {
      headers.set('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
    } else {
      headers.delete('strict-transport-security');
    }
  };
}
