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

/** Creates a named limiter. In a cluster, limiters with the same name count together. */
export type CreateRateLimiter = (name: string, limit: RateLimit) => RateLimiter;

export const createLocalLimiter: CreateRateLimiter = (_, limit) => new RateLimiter(limit);

type Bucket = { tokens: number; filledAt: number };

const MAX_CLIENTS = 50_000;
/** Limits searches for full buckets, which read all buckets, during a flood of clients. */
const MIN_SWEEP_INTERVAL_MS = 1000;

/** Token-bucket rate limiter. Drops clients with full buckets first, then the least recent ones. */
export class RateLimiter {
  readonly limit: RateLimit;
  /** Buckets by client, least recently seen first. */
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  readonly #onTake: (client: string, count: number) => void;
  #sweptAt = -Infinity;

  /** @param onTake - Called with the tokens taken here, to charge them in other processes. */
  constructor(
    limit: RateLimit,
    now: () => number = () => performance.now(),
    onTake: (client: string, count: number) => void = () => undefined,
  ) {
    this.limit = limit;
    this.#now = now;
    this.#onTake = onTake;
  }

  /** @param count - Tokens that the request costs. More than the burst are never allowed. */
  take(client: string, count = 1): RateState {
    const bucket = this.#refill(client);
    const isAllowed = bucket.tokens >= count;
    if (isAllowed) {
      bucket.tokens -= count;
      if (count > 0) this.#onTake(client, count);
    }
    return {
      isAllowed,
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      retryAfter: isAllowed ? 0 : Math.ceil((count - bucket.tokens) / this.limit.perSecond),
    };
  }

  /** Charges tokens taken in other processes. A client's debt is limited to one burst. */
  charge(client: string, count: number): void {
    const bucket = this.#refill(client);
    bucket.tokens = Math.max(-this.limit.burst, bucket.tokens - count);
  }

  #refill(client: string): Bucket {
    const now = this.#now();
    const { burst } = this.limit;
    const bucket = this.#buckets.get(client) ?? { tokens: burst, filledAt: now };
    bucket.tokens = this.#tokensAt(now, bucket);
    bucket.filledAt = now;
    this.#buckets.delete(client);
    this.#buckets.set(client, bucket);
    if (this.#buckets.size > MAX_CLIENTS) this.#evict(now);
    return bucket;
  }

  #tokensAt(now: number, { tokens, filledAt }: Bucket): number {
    const { burst, perSecond } = this.limit;
    return Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
  }

  #evict(now: number): void {
    if (now - this.#sweptAt >= MIN_SWEEP_INTERVAL_MS) {
      this.#sweptAt = now;
      const { burst } = this.limit;
      for (const [client, bucket] of this.#buckets) {
        if (bucket.filledAt < now && this.#tokensAt(now, bucket) >= burst)
          this.#buckets.delete(client);
      }
    }
    for (const client of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_CLIENTS) break;
      this.#buckets.delete(client);
    }
  }
}
