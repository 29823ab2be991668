/** Rate limit of one client, as a token bucket. */
export type RateLimit = {
  /** Capacity of the token bucket. */
  readonly burst: number;
  /** Tokens refilled per second. */
  readonly perSecond: number;
};

export type RateState = {
  readonly isAllowed: boolean;
  readonly remaining: number;
  /** Seconds until the next request is allowed. */
  readonly retryAfter: number;
};

type Bucket = { tokens: number; filledAt: number };

const MAX_CLIENTS = 50_000;

/** Token-bucket rate limiter. A client's bucket is deleted as soon as it is full again. */
export class RateLimiter {
  readonly limit: RateLimit;
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(limit: RateLimit, now: () => number = () => performance.now()) {
    this.limit = limit;
    this.#now = now;
  }

  /** @param count - Tokens that the request costs. More than the burst are never allowed. */
  take(client: string, count = 1): RateState {
    const { burst, perSecond } = this.limit;
    const now = this.#now();
    const bucket = this.#buckets.get(client) ?? { tokens: burst, filledAt: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
    const isAllowed = tokens >= count;
    bucket.tokens = isAllowed ? tokens - count : tokens;
    bucket.filledAt = now;
    this.#buckets.set(client, bucket);
    if (this.#buckets.size > MAX_CLIENTS) this.#forgetFull(now);
    return {
      isAllowed,
      remaining: Math.floor(bucket.tokens),
      retryAfter: isAllowed ? 0 : Math.ceil((count - bucket.tokens) / perSecond),
    };
  }

  #forgetFull(now: number): void {
    const { burst, perSecond } = this.limit;
    for (const [client, { tokens, filledAt }] of this.#buckets) {
      if (tokens + ((now - filledAt) / 1000) * perSecond >= burst) this.#buckets.delete(client);
    }
    // Evicts the oldest buckets in a flood of clients.
    for (const client of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_CLIENTS) break;
      this.#buckets.delete(client);
    }
  }
}
