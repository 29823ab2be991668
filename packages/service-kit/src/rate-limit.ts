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

/** Creates the limiter of a name. In a cluster, limiters of one name count together. */
export type CreateRateLimiter = (name: string, limit: RateLimit) => RateLimiter;

export const createLocalLimiter: CreateRateLimiter = (_, limit) => new RateLimiter(limit);

type Bucket = { tokens: number; filledAt: number };

const MAX_CLIENTS = 50_000;
/** A search for full buckets reads all of them, which a flood of clients must not cause each time. */
const MIN_SWEEP_INTERVAL_MS = 1000;

/** Token-bucket rate limiter. Forgets clients whose buckets are full, then those not seen longest. */
export class RateLimiter {
  readonly limit: RateLimit;
  /** By client, in the order in which they were last seen. */
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  readonly #onTake: (client: string, count: number) => void;
  #sweptAt = -Infinity;

  /** @param onTake - Called with tokens that were taken here, to charge them elsewhere. */
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

  /** Charges tokens that were taken elsewhere. The client owes those it does not have, up to a burst. */
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
