/** Delays between attempts in seconds, for eight retries. */
const DELAYS = [10, 60, 600, 3600, 14_400, 43_200, 86_400, 86_400];
/** Jitter, so that endpoints which failed together are not retried together. */
const JITTER = 0.2;
/** Upper bound on `Retry-After`: the longest delay of the schedule. */
const MAX_DELAY_SECONDS = 86_400;

/** Time of the next attempt after this many failures; `undefined` after the last one. */
export function nextAttempt(
  attempts: number,
  {
    now,
    retryAfter,
    random = Math.random,
  }: { now: Date; retryAfter?: string; random?: () => number },
): Date | undefined {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const planned = delay * (1 + random() * JITTER);
  const asked = Math.min(readRetryAfter(retryAfter, now), MAX_DELAY_SECONDS);
  return new Date(now.getTime() + Math.max(planned, asked) * 1000);
}

function readRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? 0 : (time - now.getTime()) / 1000;
}
