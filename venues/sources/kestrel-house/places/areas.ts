import { CLUSTERS } from '../desks.ts';
import areas from './areas.json' with { type: 'json' };

function countDesks(areaKey: string): number {
  return CLUSTERS.filter(({ area }) => area === areaKey).reduce(
    (sum, { columns }) => sum + 2 * columns,
    0,
  );
}

/** The work areas: plants on the first floor, stones on the second. */
export const AREAS: readonly unknown[] = areas.map((row) => ({
  ...row,
  extra: { capacity: countDesks(row.key) },
}));
