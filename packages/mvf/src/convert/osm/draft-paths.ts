import { type MultiPolygon, type Point, type Polygon, pointDistance } from '@brand/geo';
import type { DraftShape } from '../../assemble/venue-draft.ts';
import { combinePolygons } from '../plan/combine-polygons.ts';
import { planSpace, toGeometry } from '../plan/plan-space.ts';
import type { SpaceIndex } from '../plan/space-index.ts';
import { widthOf } from './draft-doors.ts';
import type { DraftedSpaces, OsmSpace } from './draft-spaces.ts';
import { floorKey } from '../plan/floor-key.ts';
import { levelsOf, type OsmPlan } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';

/** Width of a path that states none, in metres. */
const PATH_WIDTH = 2;
const SAMPLE_DISTANCE = 1;
// The remaining part of a path beside a room is often a sliver.
const MIN_AREA = 1;

type Strips = { readonly items: OsmItem[]; readonly even: Polygon[]; readonly stepped: Polygon[] };

/**
 * Creates walkable strips from paths that are drawn as lines, where no room or hall surrounds them.
 * Strips on a level that meet become one shape; flat steps become separate shapes, which
 * wheelchairs cannot pass.
 */
export function draftPaths(
  plan: OsmPlan,
  items: readonly OsmItem[],
  index: SpaceIndex<OsmSpace>,
  spaces: readonly OsmSpace[],
): DraftedSpaces {
  const byLevel = new Map<number, Strips>();
  for (const item of items) {
    const line = positionsOf(item.feature.geometry).map(plan.frame.toMetres);
    for (const level of levelsOf(item, plan)) {
      if (isCovered(line, level, index)) {
        noteCovered(item, plan);
        continue;
      }
      const strips = byLevel.get(level) ?? { items: [], even: [], stepped: [] };
      byLevel.set(level, strips);
      strips.items.push(item);
      const half = (widthOf(item.feature.tags) ?? PATH_WIDTH) / 2;
      const target = strips[item.role === 'connector' ? 'stepped' : 'even'];
      for (const strip of stripsOf(line, half)) target.push(strip);
    }
  }
  const drafted = [...byLevel].map(([level, strips]) => {
    const rooms = spaces
      .filter((space) => space.level === level)
      .flatMap(({ polygons }) => polygons);
    return draftStrips(plan, level, strips, rooms);
  });
  return {
    shapes: drafted.flatMap(({ shapes }) => shapes),
    spaces: drafted.flatMap((part) => part.spaces),
  };
}

function draftStrips(
  plan: OsmPlan,
  level: number,
  { items, even, stepped }: Strips,
  rooms: MultiPolygon,
): DraftedSpaces {
  const steps = combinePolygons({ add: stepped, subtract: rooms, minArea: MIN_AREA });
  const paths = combinePolygons({ add: even, subtract: [...rooms, ...stepped], minArea: MIN_AREA });
  for (const { feature } of items) {
    plan.report.note({
      action: steps && paths ? 'guessed' : 'dropped',
      code: steps && paths ? 'path-strip' : 'tangled-paths',
      message:
        steps && paths
          ? `Paths that are drawn as lines became strips of their width, or of ${PATH_WIDTH} m.`
          : 'Paths of a level that cross each other too often were left out.',
      example: feature.id,
    });
  }
  const [first] = items;
  const shapes: DraftShape[] = [];
  const spaces: OsmSpace[] = [];
  const keep = (polygon: Polygon, accessible: boolean): void => {
    const key = `paths ${level} ${shapes.length + 1}`;
    const floor = floorKey(level);
    const geometry = toGeometry([polygon], plan.frame);
    const access = accessible ? {} : { access: { accessible } };
    shapes.push({ key, floor, kind: 'hallway', geometry, traversal: 'walkable', ...access });
    const space = planSpace({ key, floor, isOpen: true }, geometry, plan.frame);
    if (first) spaces.push({ ...space, item: first, level });
  };
  for (const polygon of paths ?? []) keep(polygon, true);
  for (const polygon of steps ?? []) keep(polygon, false);
  return { shapes, spaces };
}

/**
 * Returns a rectangle for each piece, longer by half its width at both ends so that corners are
 * filled.
 */
function stripsOf(line: readonly Point[], half: number): Polygon[] {
  return line.slice(1).flatMap((b, index) => {
    const a = line[index]!;
    const length = pointDistance(a, b);
    if (!(length > 0)) return [];
    const ux = ((b.x - a.x) / length) * half;
    const uy = ((b.y - a.y) / length) * half;
    const corner = ({ x, y }: Point, along: number, aside: number): Point => ({
      x: x + along * ux - aside * uy,
      y: y + along * uy + aside * ux,
    });
    const first = corner(a, -1, -1);
    return [[[first, corner(b, 1, -1), corner(b, 1, 1), corner(a, -1, 1), first]]];
  });
}

function isCovered(line: readonly Point[], level: number, index: SpaceIndex<OsmSpace>): boolean {
  return line.every((b, at) => {
    const a = line[at - 1] ?? b;
    const steps = Math.min(200, Math.ceil(pointDistance(a, b) / SAMPLE_DISTANCE));
    return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).every((t) => {
      const point = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
      return index.at(point, 0.3).some((space) => space.level === level);
    });
  });
}

function noteCovered({ feature }: OsmItem, { report }: OsmPlan): void {
  report.note({
    action: 'dropped',
    code: 'path-in-room',
    message: 'Paths inside rooms and halls were left out: these areas are walkable anyway.',
    example: feature.id,
  });
}
