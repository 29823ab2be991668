import {
  type FloorPlan,
  GENERATE_DEFAULTS,
  type GenerateOptions,
  type PlanAccess,
} from '../routing/generate/floor-plan.ts';
import type { CleanGeometry } from './clean-geometry.ts';
import { type PlanGeometry, toPlanGeometry } from './plan-geometry.ts';
import type { DraftAccess } from './venue-draft.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** Cost of a door, in metres of walking, because people prefer a short detour to opening a door. */
export const DOOR_COST = 1;
// Factor on the clearance from corners outside, where curbs are drawn as finely as walls are
// inside.
const OUTDOORS = 3;

/** Returns the clearance of routes on a floor, in metres. */
export function clearanceOf(
  isOutdoors: boolean,
  { clearance = GENERATE_DEFAULTS.clearance }: GenerateOptions,
): number {
  return isOutdoors ? OUTDOORS * clearance : clearance;
}

/** Returns the input of the node generator for one floor, in metres. */
export function planFloor(floor: FloorPart, parts: VenueParts): FloorPlan {
  const shapes = parts.shapes.filter((shape) => shape.floor === floor);
  const doors = parts.doors.filter((door) => door.floor === floor);
  const stops = new Set(
    parts.draft.connections.flatMap((connection) => connection.stops.map(({ shape }) => shape)),
  );
  const placed = new Set(
    parts.draft.places.flatMap(({ shapes: keys, instances }) => [
      ...keys,
      ...(instances ?? []).flatMap((instance) => instance.shapes),
    ]),
  );
  const inMetres = (geometry: CleanGeometry): PlanGeometry => toPlanGeometry(geometry, parts.frame);
  return {
    shapes: shapes
      .filter(({ traversal }) => traversal === 'walkable')
      .map(({ id, draft, geometry }) => ({
        id,
        kind: draft.kind,
        polygons: inMetres(geometry).polygons,
        access: accessOf(draft.access, 0),
        isStop: stops.has(draft.key),
      })),
    blocks: shapes
      .filter(({ traversal }) => traversal === 'blocked' || traversal === 'walk-up')
      .map(({ geometry, draft }) => ({
        ...inMetres(geometry),
        isFurniture: draft.kind === 'object',
      })),
    doors: doors.map(({ id, draft, geometry }) => {
      const into = shapes.find(({ draft: { key } }) => key === draft.oneWayInto);
      return {
        id,
        line: inMetres(geometry).lines[0]!,
        access: accessOf(draft.access, DOOR_COST),
        // An unknown shape becomes an empty id, so that it can be reported; no shape stays
        // `undefined`.
        ...(draft.oneWayInto !== undefined && { oneWayInto: into?.id ?? '' }),
      };
    }),
    destinations: shapes
      .filter(
        ({ traversal, draft: { key } }) =>
          traversal === 'walk-up' ||
          (traversal !== 'walkable' && (stops.has(key) || placed.has(key))),
      )
      .map(({ id, geometry }) => ({ id, ...inMetres(geometry) })),
  };
}

function accessOf(access: DraftAccess | undefined, defaultCost: number): PlanAccess {
  const cost = access?.extraCost;
  return {
    accessible: access?.accessible ?? true,
    public: access?.public ?? true,
    extraCost: cost !== undefined && cost >= 0 && cost < Infinity ? cost : defaultCost,
  };
}
