import { type Environment, readInteger, readNumber } from './environment.ts';
import type { RateLimit } from './rate-limit.ts';

const MAX_BURST = 1_000_000;
/** One request in about a quarter of an hour. */
const MIN_PER_SECOND = 0.001;
const MAX_PER_SECOND = 1_000_000;

/** Reads `<prefix>_BURST` and `<prefix>_PER_SECOND`, the rate limit of one client. */
export function readRateLimit(
  environment: Environment,
  prefix: string,
  fallback: RateLimit,
): RateLimit {
  return {
    burst: readInteger(environment, `${prefix}_BURST`, {
      fallback: fallback.burst,
      min: 1,
      max: MAX_BURST,
    }),
    perSecond: readNumber(environment, `${prefix}_PER_SECOND`, {
      fallback: fallback.perSecond,
      min: MIN_PER_SECOND,
      max: MAX_PER_SECOND,
    }),
  };
}
