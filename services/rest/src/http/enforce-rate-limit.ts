import type { RateLimit, RateLimiter } from '@brand/service-kit';
import type { Context } from 'hono';
import { ProblemError } from '../problem-error.ts';

/** Takes one token of a client's bucket, and sets the rate-limit headers. */
export function enforceRateLimit(
  context: Context,
  { limiter, policy, client }: { limiter: RateLimiter; policy: string; client: string },
): void {
  const { isAllowed, remaining, retryAfter } = limiter.take(client);
  const { burst } = limiter.limit;
  const untilFull = Math.ceil((burst - remaining) / limiter.limit.perSecond);
  const headers = {
    'ratelimit-policy': `"${policy}";q=${burst};w=${windowOf(limiter.limit)}`,
    ratelimit: `"${policy}";r=${remaining};t=${untilFull}`,
  };
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (isAllowed) return;
  throw new ProblemError(
    'rate-limited',
    `Too many requests. Wait ${retryAfter} s, then try again.`,
    {
      headers: { 'retry-after': String(retryAfter) },
    },
  );
}

/** Seconds until an empty bucket is full again. */
function windowOf({ burst, perSecond }: RateLimit): number {
  return Math.ceil(burst / perSecond);
}
