/**
 * Times below this number count from the start of a recording, or from midnight. As milliseconds,
 * it is longer than a day; as seconds since 1970, it is in 1973.
 */
export const MAX_RELATIVE = 100_000_000;

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)([.,]\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const CLOCK = /^(\d{1,2}):(\d{2}):(\d{2}(?:\.\d+)?)$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e\+?\d+)?$/i;

/**
 * A time in milliseconds since 1970. A number below `MAX_RELATIVE` is returned as it is. Times
 * without a zone are read as UTC, so that a file gives the same result everywhere.
 */
export function parseTime(value: unknown): number | undefined {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (NUMBER.test(text)) return fromNumber(Number(text));
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, hours, minutes, seconds] = clock.map(Number) as [number, number, number, number];
    return ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }
  const iso = ISO.exec(text);
  if (!iso) return undefined;
  const [, date, time, fraction = '', zone = 'Z'] = iso;
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  // More digits than milliseconds are not portable.
  const millis = fraction === '' ? '' : `.${fraction.slice(1, 4)}`;
  const seconds = time!.length === 5 ? ':00' : '';
  const parsed = Date.parse(`${date}T${time}${seconds}${millis}${offset.toUpperCase()}`);
  return Number.isNaN(parsed) ? undefined : parsed;
}

/** Seconds, milliseconds, microseconds and nanoseconds since 1970 differ by their size. */
function fromNumber(number: number): number | undefined {
  if (!Number.isFinite(number) || number < 0) return undefined;
  if (number < MAX_RELATIVE) return number;
  if (number < 1e11) return number * 1000;
  if (number < 1e14) return number;
  return number < 1e17 ? number / 1000 : number / 1e6;
}
