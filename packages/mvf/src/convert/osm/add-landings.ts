import {
  bboxOfPoints,
  createGridIndex,
  type LocalFrame,
  padBbox,
  pointInPolygon,
} from '@brand/geo';
import { toMetres } from '../plan/plan-space.ts';
import type { ImportReport } from '../import-report.ts';
import { isPolygon } from '../plan/positions-of.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';

// A landing has an extent; a single corner is the height of a step.
const MIN_CORNERS = 2;
const REACH = 0.3;

/**
 * Adds half levels to stairwells, because mappers often tag them only on the corners of a flight of
 * stairs. Stairwells that span such a level and contain several of its corners stop there too;
 * corners elsewhere are not a floor.
 */
export function addLandings(
  items: readonly OsmItem[],
  frame: LocalFrame,
  report: ImportReport,
): OsmItem[] {
  const occupied = new Set(
    items.flatMap(({ role, where }) => (role === 'corner' ? [] : where.levels)),
  );
  const corners = items.filter(
    ({ role, where }) => role === 'corner' && where.levels.some((level) => !occupied.has(level)),
  );
  if (corners.length === 0) return [...items];
  const places = corners.map(({ feature }) =>
    frame.toMetres(positionsOf(feature.geometry)[0] ?? []),
  );
  const grid = createGridIndex(places.map((place) => bboxOfPoints([place])));
  const used = new Set<OsmItem>();
  const extended = items.map((item): OsmItem => {
    const { geometry } = item.feature;
    if (item.role !== 'connector' || !isPolygon(geometry)) return item;
    const polygons = toMetres(geometry, frame);
    const inside = grid
      .search(padBbox(bboxOfPoints(polygons.flat(2)), REACH))
      .filter((at) => polygons.some((polygon) => pointInPolygon(places[at]!, polygon, REACH)))
      .map((at) => corners[at]!)
      .filter((corner) => spans(item, corner));
    const landings = landingLevels(inside);
    for (const corner of inside) {
      if (corner.where.levels.some((level) => landings.includes(level))) used.add(corner);
    }
    if (landings.length === 0) return item;
    const levels = [...item.where.levels, ...landings].toSorted((a, b) => a - b);
    return { ...item, where: { ...item.where, levels } };
  });
  noteCorners(corners, used, report);
  return extended;
}

function spans(item: OsmItem, corner: OsmItem): boolean {
  const [level = Number.NaN] = corner.where.levels;
  const { levels } = item.where;
  return level > (levels[0] ?? Infinity) && level < (levels.at(-1) ?? -Infinity);
}

function landingLevels(corners: readonly OsmItem[]): number[] {
  const counts = new Map<number, number>();
  for (const { where } of corners) {
    for (const level of where.levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MIN_CORNERS).map(([level]) => level);
}

function noteCorners(
  corners: readonly OsmItem[],
  used: ReadonlySet<OsmItem>,
  report: ImportReport,
): void {
  for (const corner of corners) {
    const example = `${corner.feature.id}, level ${corner.where.levels.join()}`;
    report.note(
      used.has(corner)
        ? {
            action: 'guessed',
            code: 'landing',
            message:
              'Levels that occur only on corners inside a stairwell became floors on which the stairs stop.',
            example,
          }
        : {
            action: 'dropped',
            code: 'level-of-corner',
            message: 'Levels that occur only on a corner of something else did not become floors.',
            example,
          },
    );
  }
}
