import { type CreateRateLimiter, RateLimiter } from '@brand/service-kit';
import type { ClusterBus } from './bus.ts';

/** Tokens taken, by limiter and client. */
type TakenTokens = Readonly<Record<string, readonly (readonly [client: string, count: number])[]>>;

const CHANNEL = 'rate-limits';
/** Interval between charges. Until then, processes limit a client independently. */
const PUBLISH_INTERVAL_MS = 100;

/**
 * Creates limiters that count together in all processes of a cluster: each decides alone and
 * immediately, and soon afterwards charges what the others have allowed.
 */
export function shareRateLimits(bus: ClusterBus): CreateRateLimiter {
  const limiters = new Map<string, RateLimiter>();
  const taken = new Map<string, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;

  const publish = (): void => {
    timer = undefined;
    const message: TakenTokens = Object.fromEntries(
      [...taken].map(([name, counts]) => [name, [...counts]]),
    );
    taken.clear();
    bus.publish(CHANNEL, message);
  };

  bus.subscribe(CHANNEL, (message: TakenTokens) => {
    for (const [name, counts] of Object.entries(message)) {
      for (const [client, count] of counts) limiters.get(name)?.charge(client, count);
    }
  });

  return (name, limit) => {
    const limiter = new RateLimiter(limit, undefined, (client, count) => {
      const counts = taken.get(name) ?? new Map<string, number>();
      taken.set(name, counts.set(client, (counts.get(client) ?? 0) + count));
      timer ??= setTimeout(publish, PUBLISH_INTERVAL_MS).unref();
    });
    limiters.set(name, limiter);
    return limiter;
  };
}
