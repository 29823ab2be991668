import type { ImportReport } from '../import-report.ts';
import { floorKey } from '../plan/floor-key.ts';
import type { GeoJsonLevel } from './geojson-venue.ts';
import { levelFromName } from './level-from-name.ts';

/** A level with its elevation and name. */
export type PlacedLevel = {
  /** Key of its floor in the draft. */
  readonly key: string;
  readonly elevation: number;
  readonly name: string;
  readonly shortName: string;
  /** Name in the report. */
  readonly source: string;
};

// A higher value is an altitude in metres or a mistake, but not a floor.
const MAX_ELEVATION = 400;

/**
 * Assigns each level an elevation: the stated one, otherwise from its name or that of its file,
 * otherwise one above the previous level. A roof is above all others.
 */
export function placeLevels(levels: readonly GeoJsonLevel[], report: ImportReport): PlacedLevel[] {
  const elevations = levels.map((level) => statedElevation(level) ?? namedElevation(level, report));
  const known = elevations.flatMap((elevation) =>
    elevation !== undefined && elevation < Infinity ? [Math.floor(elevation) + 1] : [],
  );
  let next = known.reduce((highest, elevation) => Math.max(highest, elevation), known[0] ?? 0);
  const seen = new Map<string, number>();
  return levels.map((level, index) => {
    const stated = elevations[index];
    const isKnown = stated !== undefined && stated < Infinity;
    const elevation = isKnown ? stated : next++;
    const source = level.file ?? level.name ?? `level ${index + 1}`;
    if (stated === undefined) {
      report.note({
        action: 'guessed',
        code: 'level-order',
        message: 'Levels whose name does not indicate their position were put above the others.',
        example: source,
      });
    }
    const name = level.name ?? (stated === Infinity ? 'Roof' : `Level ${elevation}`);
    const same = floorKey(elevation);
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return {
      key: count === 1 ? same : `${same} part ${count}`,
      elevation,
      name,
      shortName: level.shortName ?? (stated === Infinity ? 'R' : String(elevation)),
      source,
    };
  });
}

function statedElevation({ elevation }: GeoJsonLevel): number | undefined {
  const isSound = elevation !== undefined && Math.abs(elevation) <= MAX_ELEVATION;
  return isSound ? elevation + 0 : undefined;
}

function namedElevation({ name, file }: GeoJsonLevel, report: ImportReport): number | undefined {
  const base = file?.slice(file.lastIndexOf('/') + 1).replace(/\.(geo)?json$/i, '');
  const named = levelFromName(name ?? '') ?? levelFromName(base ?? '');
  if (!named || (named.elevation < Infinity && Math.abs(named.elevation) > MAX_ELEVATION)) {
    return undefined;
  }
  report.note({
    action: 'guessed',
    code: 'level-from-name',
    message: 'Levels got their elevation from the name of the level or its file.',
    example: `${base ?? name} is ${named.elevation === Infinity ? 'the roof' : named.elevation}`,
  });
  return named.elevation;
}
