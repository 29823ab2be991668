import { createGridIndex, bboxOfPoints, padBbox, type Point, type Segment } from '@brand/geo';
import type { DraftDoor } from '../../assemble/venue-draft.ts';
import type { EntranceKind } from '../../v3/extensions/entrance-aesthetic/types.gen.ts';
import { doorLine, type DoorWall } from '../plan/door-line.ts';
import { edgesOf } from '../plan/plan-space.ts';
import { accessOf, describeFeature } from './describe-feature.ts';
import type { OsmSpace } from './draft-spaces.ts';
import type { OsmTags } from './osm-feature.ts';
import { floorKey } from '../plan/floor-key.ts';
import { type OsmPlan, shapeKey } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';

/** Metres between the jambs if no width is tagged. */
export const DOOR_WIDTH = 0.9;
// Doors are corners of the rooms they belong to; some are drawn beside the wall.
const REACH = 0.6;

const LOOKS: ReadonlyMap<string, EntranceKind> = new Map([
  ['no', 'open'],
  ['yes', 'single-swing'],
  ['hinged', 'single-swing'],
  ['swinging', 'single-swing'],
  ['double', 'double-swing'],
  ['sliding', 'sliding'],
  ['folding', 'sliding'],
  ['revolving', 'revolving'],
  ['gate', 'gate'],
]);

type LevelWalls = { readonly walls: readonly DoorWall[]; readonly near: (at: Point) => DoorWall[] };

/**
 * Converts door points to lines along their wall, on each of their levels. A door without a level
 * is on those of the rooms it touches; an entrance, on the one closest to the ground.
 */
export function draftDoors(plan: OsmPlan, spaces: readonly OsmSpace[]): DraftDoor[] {
  const walls = wallsByLevel(plan, spaces);
  const doors: DraftDoor[] = [];
  const seen = new Set<string>();
  for (const item of plan.items) {
    if (item.role !== 'door') continue;
    let isPlaced = false;
    for (const level of doorLevels(item, plan, walls)) {
      const line = lineOf(item, plan, walls.get(level));
      if (!line) continue;
      isPlaced = true;
      const key = lineKey(level, line);
      if (seen.has(key)) continue;
      seen.add(key);
      doors.push(toDoor(item, { level, line }, plan));
    }
    if (!isPlaced) noteUnplaced(item, plan);
  }
  return doors;
}

/** Returns a key of the line. Two points at the ends of one opening make the same line. */
function lineKey(level: number, { a, b }: Segment): string {
  const ends = [a, b].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return [level, ...ends.toSorted()].join();
}

function wallsByLevel(plan: OsmPlan, spaces: readonly OsmSpace[]): Map<number, LevelWalls> {
  const found = new Map<number, DoorWall[]>();
  const add = (level: number, segments: readonly Segment[], owner: number): void => {
    const list = found.get(level) ?? [];
    found.set(level, list);
    for (const segment of segments) list.push({ ...segment, owner });
  };
  for (const [owner, space] of spaces.entries()) add(space.level, edgesOf(space), owner);
  for (const [index, item] of plan.items.entries()) {
    if (item.role !== 'wall') continue;
    const { geometry } = item.feature;
    const points = positionsOf(geometry).map(plan.frame.toMetres);
    const segments = points.slice(1).map((b, at) => ({ a: points[at]!, b }));
    // Walls come after all spaces, so that their numbers do not collide.
    for (const level of item.where.levels) add(level, segments, spaces.length + index);
  }
  return new Map([...found].map(([level, walls]) => [level, indexWalls(walls)]));
}

function indexWalls(walls: readonly DoorWall[]): LevelWalls {
  const index = createGridIndex(walls.map(({ a, b }) => bboxOfPoints([a, b])));
  return {
    walls,
    near: (at) =>
      index.search(padBbox([at.x, at.y, at.x, at.y], REACH)).map((item) => walls[item]!),
  };
}

function doorLevels(
  { feature, where }: OsmItem,
  plan: OsmPlan,
  walls: ReadonlyMap<number, LevelWalls>,
): readonly number[] {
  if (where.levels.length > 0) return where.levels;
  const at = plan.frame.toMetres(positionsOf(feature.geometry)[0] ?? []);
  const touched = [...walls]
    .filter(([, { near }]) => near(at).length > 0)
    .map(([level]) => level)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b);
  const isEntrance = feature.tags['entrance'] !== undefined;
  return isEntrance ? touched.slice(0, 1) : touched;
}

/** Returns the line of a door. A door that was drawn as a line needs no guess. */
function lineOf(
  { feature }: OsmItem,
  plan: OsmPlan,
  walls: LevelWalls | undefined,
): Segment | undefined {
  const points = positionsOf(feature.geometry).map(plan.frame.toMetres);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  if (feature.geometry.type !== 'Point') return { a: first, b: last };
  const width = widthOf(feature.tags) ?? DOOR_WIDTH;
  return doorLine(first, walls?.near(first) ?? [], { width, reach: REACH });
}

/** Returns the tagged width in metres: `0.9`, `90 cm`, `1,2 m`. */
export function widthOf(tags: OsmTags): number | undefined {
  const text = tags['door:width'] ?? tags['width'] ?? '';
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(m|cm|mm)?$/.exec(text.trim()) ?? [];
  const metres =
    Number(number.replace(',', '.')) * (unit === 'cm' ? 0.01 : unit === 'mm' ? 0.001 : 1);
  return metres >= 0.3 && metres <= 30 ? metres : undefined;
}

function toDoor(
  { feature }: OsmItem,
  { level, line }: { readonly level: number; readonly line: Segment },
  plan: OsmPlan,
): DraftDoor {
  const { tags, id } = feature;
  const isGate = tags['barrier'] !== undefined && tags['door'] === undefined;
  const look = isGate ? 'gate' : (LOOKS.get(tags['door'] ?? 'yes') ?? 'unknown');
  return {
    key: shapeKey(id, level),
    floor: floorKey(level),
    line: {
      type: 'LineString',
      coordinates: [line.a, line.b].map((point) => [...plan.frame.toLngLat(point)]),
    },
    look,
    details: describeFeature(id, tags, plan.language),
    ...accessOf(tags),
  };
}

function noteUnplaced({ feature }: OsmItem, { report }: OsmPlan): void {
  report.note({
    action: 'dropped',
    code: 'door-without-wall',
    message:
      'Doors that are not on the outline of a room or on a wall of their level were left out.',
    example: feature.id,
  });
}
