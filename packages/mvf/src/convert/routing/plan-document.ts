import { bboxOfPositions, localFrame, type LocalFrame, pointDistance } from '@brand/geo';
import { AssemblyReport } from '../../assemble/assembly-report.ts';
import { createGeometryCleaner } from '../../assemble/clean-geometry.ts';
import { DOOR_COST } from '../../assemble/plan-floor.ts';
import { type PlanGeometry, toPlanGeometry } from '../../assemble/plan-geometry.ts';
import type { Traversal } from '../../assemble/traversal.ts';
import type {
  FloorPlan,
  PlanBlock,
  PlanDestination,
  PlanDoor,
  PlanShape,
} from '../../routing/generate/floor-plan.ts';
import type { GeometryFeature } from '../../v3/core/types.gen.ts';
import { entriesOf, objectAt, objectsOf, textsOf } from '../export/unchecked.ts';
import { longAxis } from '../plan/long-axis.ts';
import { createAccessReader, type ReadAccess } from './read-access.ts';
import type { RoutingSource } from './routing-source.ts';

/** The plan of a floor of a bundle. */
export type PlannedFloor = {
  readonly id: string;
  readonly isOutdoors: boolean;
  readonly plan: FloorPlan;
  /** Obstacles of the floor without furniture. */
  readonly walls: readonly PlanBlock[];
};

/** The plans of all floors of a bundle, in metres of one frame. */
export type DocumentPlan = {
  readonly frame: LocalFrame;
  readonly floors: readonly PlannedFloor[];
};

/** Plans the floors of a bundle, one at a time. */
export type FloorPlanner = {
  readonly frame: LocalFrame;
  readonly floorIds: readonly string[];
  readonly planFloor: (floorId: string) => PlannedFloor;
};

// About a millimetre.
const DECIMALS = 8;

/** Plans all floors of a bundle. */
export function planDocument(source: RoutingSource): DocumentPlan {
  const { frame, floorIds, planFloor } = createFloorPlanner(source);
  return { frame, floors: floorIds.map(planFloor) };
}

/**
 * Reads the floors of a bundle as the generator of nodes needs them. The lists of the bundle
 * determine which shapes are walkable; on floors without a list, kinds do. The flags of the
 * bundle's network determine access.
 */
export function createFloorPlanner(source: RoutingSource): FloorPlanner {
  const floorIds = objectsOf(source.floors?.features).flatMap(({ properties }) =>
    typeof properties?.id === 'string' ? [properties.id] : [],
  );
  const outdoors = new Set(textsOf(source.outdoors?.floors));
  const frame = localFrame(middleOf(source));
  const venue: VenueFacts = {
    source,
    frame,
    stops: stopsOf(source),
    doors: doorsOf(source),
    places: placesOf(source),
    accessOf: createAccessReader(source),
  };
  return {
    frame,
    floorIds,
    planFloor: (id) => {
      const shapes = shapesOf(id, venue);
      const walls = shapes.filter(
        ({ kind, traversal }) => traversal === 'blocked' && kind !== 'object',
      );
      return { id, isOutdoors: outdoors.has(id), plan: planShapes(shapes, venue), walls };
    },
  };
}

type VenueFacts = {
  readonly source: RoutingSource;
  readonly frame: LocalFrame;
  /** Shapes at which connections stop, without doors between floors. */
  readonly stops: ReadonlySet<string>;
  /** Shapes that the bundle uses as doors. */
  readonly doors: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly accessOf: ReadAccess;
};

type Shape = PlanGeometry & {
  readonly id: string;
  readonly kind: string;
  readonly traversal: Traversal | 'door';
};

function planShapes(shapes: readonly Shape[], venue: VenueFacts): FloorPlan {
  const having = (traversal: Shape['traversal']): Shape[] =>
    shapes.filter((shape) => shape.traversal === traversal);
  const isTarget = ({ id, kind }: Shape): boolean =>
    venue.stops.has(id) || venue.places.has(id) || kind === 'room';
  return {
    shapes: having('walkable').map(({ id, kind, polygons }): PlanShape => ({
      id,
      kind,
      polygons,
      access: { ...venue.accessOf(id), extraCost: 0 },
      isStop: venue.stops.has(id),
    })),
    blocks: [...having('blocked'), ...having('walk-up')].map((shape): PlanBlock => ({
      ...shape,
      isFurniture: shape.kind === 'object',
    })),
    doors: having('door').flatMap((shape): PlanDoor[] => {
      const line = doorLine(shape);
      const access = { ...venue.accessOf(shape.id), extraCost: DOOR_COST };
      return line ? [{ id: shape.id, line, access }] : [];
    }),
    destinations: shapes
      .filter(
        (shape) =>
          shape.traversal === 'walk-up' ||
          ((shape.traversal === 'blocked' || shape.traversal === 'ignored') && isTarget(shape)),
      )
      .map(({ id, polygons, lines }): PlanDestination => ({ id, polygons, lines })),
  };
}

function shapesOf(floorId: string, { source, frame, doors }: VenueFacts): Shape[] {
  const kinds = objectAt(source.kinds, floorId);
  const walkable = objectAt(source.walkable, floorId) ?? {};
  const blocked = objectAt(source.nonwalkable, floorId) ?? {};
  const hasLists = Object.keys(walkable).length > 0;
  // The geometry of the bundle stays unchanged, so repairs for this purpose are not reported.
  const clean = createGeometryCleaner(frame, new AssemblyReport(), DECIMALS);
  return objectsOf(objectAt(source.geometry, floorId)?.features).flatMap((feature): Shape[] => {
    const id = feature.properties?.id;
    const geometry = typeof id === 'string' ? clean(feature.geometry, id) : undefined;
    if (typeof id !== 'string' || !geometry) return [];
    const stated = kinds && Object.hasOwn(kinds, id) ? kinds[id] : undefined;
    const kind = typeof stated === 'string' ? stated : 'unknown';
    const lists = {
      isWalkable: Object.hasOwn(walkable, id),
      isBlocked: Object.hasOwn(blocked, id),
      hasLists,
    };
    const isDoor = kind === 'door' || (!KNOWN_KINDS.has(kind) && doors.has(id));
    const traversal = isDoor ? 'door' : traversalOf(kind, geometry.type, lists);
    return [{ id, kind, traversal, ...toPlanGeometry(geometry, frame) }];
  });
}

const KNOWN_KINDS: ReadonlySet<string> = new Set([
  'room',
  'hallway',
  'void',
  'wall',
  'window',
  'object',
  'area',
  'poi',
]);

type Lists = {
  readonly isWalkable: boolean;
  readonly isBlocked: boolean;
  readonly hasLists: boolean;
};

/** Returns the type of movement in a shape. If no list contains the shape, its kind decides. */
function traversalOf(
  kind: string,
  geometryType: GeometryFeature['geometry']['type'],
  { isWalkable, isBlocked, hasLists }: Lists,
): Traversal {
  const isPolygon = geometryType === 'Polygon' || geometryType === 'MultiPolygon';
  const isBarrier = kind === 'wall' || kind === 'window';
  if (isBlocked && isWalkable) return 'walk-up';
  if (isBlocked || isBarrier || kind === 'void') return 'blocked';
  if (kind === 'object' && isWalkable && isPolygon) return 'walkable';
  // Steps and markings on the ground are lines that are in no list.
  if (kind === 'object') return hasLists && !isPolygon ? 'ignored' : 'blocked';
  // A line without a kind that is not a door is a wall.
  if (!isPolygon && geometryType !== 'Point' && !KNOWN_KINDS.has(kind)) return 'blocked';
  if (!isPolygon) return 'ignored';
  if (hasLists) return isWalkable ? 'walkable' : 'ignored';
  return kind === 'area' || kind === 'poi' ? 'ignored' : 'walkable';
}

function lengthOf(line: PlanDoor['line']): number {
  return pointDistance(line[0]!, line.at(-1)!);
}

/**
 * Returns the line of a door from jamb to jamb: its longest line, or the long axis of its polygon.
 */
function doorLine({ lines, polygons }: PlanGeometry): PlanDoor['line'] | undefined {
  const [longest] = lines.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (longest) return longest;
  const axis = longAxis(polygons[0]?.[0] ?? []);
  return axis && [axis.a, axis.b];
}

function anchorsOf(connection: NonNullable<RoutingSource['connections']>[number]): string[] {
  return [...objectsOf(connection.entrances), ...objectsOf(connection.exits)].flatMap(
    ({ geometryId }) => (typeof geometryId === 'string' ? [geometryId] : []),
  );
}

function stopsOf({ connections }: RoutingSource): Set<string> {
  return new Set(objectsOf(connections).flatMap(anchorsOf));
}

function doorsOf({ connections, entranceAesthetic }: RoutingSource): Set<string> {
  const ends = objectsOf(connections)
    .filter(({ type }) => type === 'door')
    .flatMap(anchorsOf);
  const looks = entriesOf(entranceAesthetic).flatMap(([, list]) =>
    objectsOf(list).map(({ geometryId }) => geometryId),
  );
  return new Set([...ends, ...looks]);
}

function placesOf({ locations, locationInstances }: RoutingSource): Set<string> {
  const places = [...objectsOf(locations), ...objectsOf(locationInstances)];
  return new Set(
    places.flatMap(({ geometryAnchors }) =>
      objectsOf(geometryAnchors).map(({ geometryId }) => geometryId),
    ),
  );
}

function middleOf({ floors, geometry }: RoutingSource): readonly [number, number] {
  const footprints = objectsOf(floors?.features).map((floor) => floor.geometry);
  const shapes = entriesOf(geometry).flatMap(([, file]) =>
    objectsOf(file?.features).map((feature) => feature.geometry),
  );
  const positions = [...footprints, ...shapes].flatMap((shape) => positionsIn(shape?.coordinates));
  const [west, south, east, north] = bboxOfPositions(positions);
  return positions.length > 0 ? [(west + east) / 2, (south + north) / 2] : [0, 0];
}

function positionsIn(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [lng, lat]: unknown[] = coordinates;
  if (typeof lng !== 'number' || typeof lat !== 'number') return coordinates.flatMap(positionsIn);
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [[lng, lat]] : [];
}
