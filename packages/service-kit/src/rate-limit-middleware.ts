import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimiter } from './rate-limit.ts';

export type LimitOptions = {
  readonly limiter: RateLimiter;
  /** Key of the client, used for rate limiting only. */
  readonly clientOf: (context: Context) => string;
};

/** Middleware that enforces a rate limit and reports it in headers. */
export function rateLimit(
  { limiter, clientOf }: LimitOptions,
  refuse: (context: Context, message: string) => Response,
): MiddlewareHandler {
  return async (context, next) => {
    const { isAllowed, remaining, retryAfter } = limiter.take(clientOf(context));
    context.header('x-ratelimit-limit', String(limiter.limit.burst));
    context.header('x-ratelimit-remaining', String(remaining));
    if (isAllowed) return next();
    context.header('retry-after', String(retryAfter));
    return refuse(context, `Too many requests. Wait ${retryAfter} s, then try again.`);
  };
}
