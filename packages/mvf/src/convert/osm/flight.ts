import type { Position } from '../../geojson/types.gen.ts';
import { positionsOf } from '../plan/positions-of.ts';
import type { OsmItem } from './osm-item.ts';
import type { VertexLevels } from './vertex-levels.ts';

/** A line that leads from one level to another, or a conveyor on one level. */
export type Flight = {
  readonly item: OsmItem;
  /**
   * The line from its low end to its high end. For a conveyor on one level, the line in its
   * direction of travel.
   */
  readonly line: readonly Position[];
  /** The levels it connects, lowest first; one level for a moving walkway. */
  readonly levels: readonly number[];
  readonly direction: 'both' | 'up' | 'down' | 'forward';
  /** Assumptions that were made. */
  readonly guesses: readonly ('incline' | 'conveying')[];
};

/**
 * Reads a line as a flight of stairs, an escalator or a ramp. The lower end follows from `incline`,
 * otherwise from the features that the ends touch, otherwise from the custom of drawing upwards.
 * Returns `undefined` if the line stays on one level and does not move.
 */
export function readFlight(item: OsmItem, levelsAt: VertexLevels): Flight | undefined {
  const line = positionsOf(item.feature.geometry);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) return undefined;
  const { conveying, highway, incline } = item.feature.tags;
  const moves = conveying === 'forward' || conveying === 'backward';
  const ends = { first: levelsAt(first), last: levelsAt(last) };
  const levels = flightLevels(item, ends);
  const guesses: ('incline' | 'conveying')[] = [];
  if (conveying !== undefined && conveying !== 'no' && !moves) guesses.push('conveying');
  if (levels.length < 2) {
    // A moving walkway; stairs with only one level have an unknown destination.
    const isWalkway = conveying !== undefined && conveying !== 'no' && highway !== 'steps';
    if (!isWalkway || levels.length === 0) return undefined;
    const way = conveying === 'backward' ? line.toReversed() : line;
    return { item, line: way, levels, direction: moves ? 'forward' : 'both', guesses };
  }
  const rises = readIncline(incline) ?? risesBetween(levels, ends);
  if (rises === undefined) guesses.push('incline');
  const isUpwards = rises ?? true;
  return {
    item,
    line: isUpwards ? line : line.toReversed(),
    levels,
    direction: moves ? ((conveying === 'forward') === isUpwards ? 'up' : 'down') : 'both',
    guesses,
  };
}

type Ends = { readonly first: readonly number[]; readonly last: readonly number[] };

function flightLevels({ where }: OsmItem, { first, last }: Ends): readonly number[] {
  if (where.span.length > 1) return where.span;
  // Mappers often tag only the level where the stairs start; the far end implies the other.
  const seen = [...new Set([...where.span, ...first, ...last])].toSorted((a, b) => a - b);
  const isPlain = first.length === 1 && last.length === 1 && seen.length === 2;
  return isPlain ? seen : where.span;
}

function readIncline(incline: string | undefined): boolean | undefined {
  if (incline === 'up' || incline === 'yes_up') return true;
  if (incline === 'down') return false;
  const percent = Number.parseFloat(incline ?? '');
  return Number.isNaN(percent) || percent === 0 ? undefined : percent > 0;
}

function risesBetween(levels: readonly number[], { first, last }: Ends): boolean | undefined {
  const low = levels[0] ?? 0;
  const high = levels.at(-1) ?? 0;
  const isLowFirst = first.includes(low) || last.includes(high);
  const isLowLast = last.includes(low) || first.includes(high);
  return isLowFirst === isLowLast ? undefined : isLowFirst;
}

/**
 * Returns the levels of a flight and of its copies. `repeat_on` names the lowest level of each
 * copy.
 */
export function repeatedLevels({ item, levels }: Flight): readonly (readonly number[])[] {
  const base = levels[0] ?? 0;
  const offsets = new Set(item.where.repeats.map((level) => level - base));
  offsets.delete(0);
  return [levels, ...[...offsets].map((offset) => levels.map((level) => level + offset))];
}
