import type { LngLat } from '@brand/geo';
import type { MoveVenueOptions } from '../convert/move-venue.ts';
import { UsageError } from './cli-io.ts';
import type { ParsedOptions } from './command.ts';

/**
 * Returns the move that `--anchor`, `--origin` and `--rotation` describe, or `undefined` without
 * them.
 */
export function parseMove(options: ParsedOptions): MoveVenueOptions | undefined {
  const anchor = parsePosition(options, 'anchor');
  const origin = parsePosition(options, 'origin');
  const rotation = parseDegrees(options, 'rotation');
  if (anchor)
    return { anchor, ...(origin && { origin }), ...(rotation !== undefined && { rotation }) };
  if (!origin && rotation === undefined) return undefined;
  throw new UsageError(
    `--${origin ? 'origin' : 'rotation'}: expected --anchor with it, found none. Set the position of the venue, for example --anchor 4.3525,50.8467.`,
  );
}

function parsePosition(options: ParsedOptions, name: string): LngLat | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const [longitude = Number.NaN, latitude = Number.NaN, ...others] = String(text)
    .split(',')
    .map(parseNumber);
  if (others.length === 0 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) {
    return [longitude, latitude];
  }
  throw new UsageError(
    `--${name}: expected longitude,latitude in degrees, for example 4.3525,50.8467, found "${String(text)}". The longitude comes first and is at most 180, the latitude at most 90.`,
  );
}

function parseDegrees(options: ParsedOptions, name: string): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const degrees = parseNumber(String(text));
  if (Number.isFinite(degrees)) return degrees;
  throw new UsageError(
    `--${name}: expected degrees clockwise, for example 12 or -7.5, found "${String(text)}".`,
  );
}

/** Parses a number. Unlike `Number`, accepts neither an empty text nor `0x10`. */
function parseNumber(text: string): number {
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
}
