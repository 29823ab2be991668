import type { MultiPolygon, Point } from '@brand/geo';
import type { FloorPlan, PlanAccess } from '../routing/generate/floor-plan.ts';
import type { CleanGeometry } from './clean-geometry.ts';
import type { DraftAccess } from './venue-draft.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

// Metres of walking: people prefer a detour over opening a door.
const DOOR_COST = 1;

/** The input of the node generator for one floor, in metres. */
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
  const inMetres = (geometry: CleanGeometry): PlanGeometry =>
    toMetres(geometry, parts.frame.toMetres);
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
      .map(({ geometry }) => inMetres(geometry)),
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

type PlanGeometry = {
  readonly polygons: MultiPolygon;
  readonly lines: readonly (readonly Point[])[];
};

function toMetres(
  geometry: CleanGeometry,
  place: (position: readonly number[]) => Point,
): PlanGeometry {
  const line = (positions: readonly (readonly number[])[]): Point[] => positions.map(place);
  switch (geometry.type) {
    case 'Point':
      return { polygons: [], lines: [[place(geometry.coordinates)]] };
    case 'LineString':
      return { polygons: [], lines: [line(geometry.coordinates)] };
    case 'MultiLineString':
      return { polygons: [], lines: geometry.coordinates.map(line) };
    case 'Polygon':
      return { polygons: [geometry.coordinates.map(line)], lines: [] };
    case 'MultiPolygon':
      return { polygons: geometry.coordinates.map((rings) => rings.map(line)), lines: [] };
  }
}

function accessOf(access: DraftAccess | undefined, defaultCost: number): PlanAccess {
  const cost = access?.extraCost;
  return {
    accessible: access?.accessible ?? true,
    public: access?.public ?? true,
    extraCost: cost !== undefined && cost >= 0 && cost < Infinity ? cost : defaultCost,
  };
}
