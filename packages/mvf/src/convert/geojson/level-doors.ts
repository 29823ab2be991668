import { bboxOfPoints, createGridIndex, padBbox, type Point, type Segment } from '@brand/geo';
import type { DraftDoor } from '../../assemble/venue-draft.ts';
import { doorLine, type DoorWall } from '../plan/door-line.ts';
import { detailsOf, type LevelContext, type LevelDraft } from './level-draft.ts';
import { longAxis } from '../plan/long-axis.ts';
import { edgesOf } from '../plan/plan-space.ts';
import { positionsOf } from '../plan/positions-of.ts';
import type { LevelFeature } from './read-level.ts';

const DOOR_WIDTH = 0.9;
const REACH = 1;

/** Adds the doors of a level, once all its walls are known. */
export function addDoors(draft: LevelDraft, context: LevelContext): void {
  const near = wallsNear(draft);
  for (const feature of draft.doorFeatures) {
    const line = lineOf(feature, near, context);
    if (!line) {
      context.report.note({
        action: 'dropped',
        code: 'door-without-wall',
        message: 'Doors that are points away from any wall were left out.',
        source: draft.level.source,
        example: feature.id,
      });
      continue;
    }
    draft.doors.push({
      ...toDoor(draft, `${draft.level.key}/${feature.id}`, line, context),
      look: 'single-swing',
      details: detailsOf(feature, context.properties),
    });
  }
}

function wallsNear(draft: LevelDraft): (at: Point) => DoorWall[] {
  const walls: DoorWall[] = [
    ...draft.spaces.flatMap((space, owner) => edgesOf(space).map((edge) => ({ ...edge, owner }))),
    ...draft.walls.map((wall, index) => ({ ...wall, owner: draft.spaces.length + index })),
  ];
  const grid = createGridIndex(walls.map(({ a, b }) => bboxOfPoints([a, b])));
  return ({ x, y }) => grid.search(padBbox([x, y, x, y], REACH)).map((index) => walls[index]!);
}

function lineOf(
  { geometry, properties }: LevelFeature,
  near: (at: Point) => DoorWall[],
  context: LevelContext,
): Segment | undefined {
  const points = positionsOf(geometry).map(context.frame.toMetres);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  if (geometry.type === 'LineString') {
    const isOpen = first.x !== last.x || first.y !== last.y;
    return isOpen ? { a: first, b: last } : longAxis(points);
  }
  if (geometry.type !== 'Point') return longAxis(points);
  const width = context.properties.number(properties, 'width');
  const isSound = width !== undefined && width >= 0.3 && width <= 30;
  return doorLine(first, near(first), { width: isSound ? width : DOOR_WIDTH, reach: REACH });
}

function toDoor(
  draft: LevelDraft,
  key: string,
  { a, b }: Segment,
  { frame }: LevelContext,
): DraftDoor {
  const coordinates = [a, b].map((point) => [...frame.toLngLat(point)]);
  return { key, floor: draft.level.key, line: { type: 'LineString', coordinates } };
}
