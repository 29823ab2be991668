import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Rejects requests with several `Host` headers, as RFC 9112 demands: a proxy may have used a
 * different one than Node, which uses the first. Node itself rejects requests without one.
 */
export const refuseDuplicateHost: MiddlewareHandler<{
  Bindings: Partial<HttpBindings>;
}> = async (context, next) => {
  const { rawHeaders = [] } = context.env?.incoming ?? {};
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() === 'host') count += 1;
  }
  if (count <= 1) return next();
  return context.text('The request has more than one Host header.', 400, { connection: 'close' });
};
