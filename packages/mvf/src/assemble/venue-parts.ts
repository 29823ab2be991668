import { bboxOfPoints, type LngLat, localFrame, type LocalFrame, roundLngLat } from '@brand/geo';
import { positionsOf } from '../convert/plan/positions-of.ts';
import type { LineStringGeometry } from '../geojson/types.gen.ts';
import type { AssembleOptions } from './assemble-options.ts';
import type { AssemblyReport } from './assembly-report.ts';
import {
  type CleanGeometry,
  type CleanGeometryOf,
  createGeometryCleaner,
} from './clean-geometry.ts';
import { medianPosition, bboxCenter } from './find-center.ts';
import { findOutliers } from './find-outliers.ts';
import type { MakeId } from './make-ids.ts';
import { isPosition } from './read-positions.ts';
import { type Traversal, traversalOf } from './traversal.ts';
import type { DraftDoor, DraftFloor, DraftShape, VenueDraft } from './venue-draft.ts';

export type FloorPart = { readonly draft: DraftFloor; readonly id: string };

/** A shape with its id, its floor and a usable geometry. */
export type ShapePart = {
  readonly draft: DraftShape;
  readonly id: string;
  readonly floor: FloorPart;
  readonly geometry: CleanGeometry;
  readonly traversal: Traversal;
};

/** A door with its id, its floor and a usable line. */
export type DoorPart = {
  readonly draft: DraftDoor;
  readonly id: string;
  readonly floor: FloorPart;
  readonly geometry: LineStringGeometry;
};

/** The drawn parts of a venue, cleaned and named. All other parts refer to them. */
export type VenueParts = {
  readonly draft: VenueDraft;
  readonly center: LngLat;
  readonly frame: LocalFrame;
  readonly decimals: number;
  readonly makeId: MakeId;
  readonly report: AssemblyReport;
  readonly floors: readonly FloorPart[];
  readonly shapes: readonly ShapePart[];
  readonly doors: readonly DoorPart[];
  /** Shapes too far from the others to affect footprints and the centre. */
  readonly outliers: ReadonlySet<ShapePart | DoorPart>;
  /** Returns the floor with a key, or `undefined` with a note in the report. */
  readonly findFloor: (key: string, source: string) => FloorPart | undefined;
  /** Returns the shape or door with a key, or `undefined` with a note in the report. */
  readonly findShape: (key: string, source: string) => ShapePart | DoorPart | undefined;
};

/** Names and cleans the floors, shapes and doors of a draft. */
export function createVenueParts(
  draft: VenueDraft,
  tools: { readonly makeId: MakeId; readonly report: AssemblyReport },
  options: AssembleOptions,
): VenueParts {
  const { makeId, report } = tools;
  const decimals = options.decimals ?? 8;
  const given = isPosition(draft.center) ? roundLngLat(draft.center, decimals) : undefined;
  if (!given) report.note('guessed-centre');
  const frame = localFrame(given ?? medianPosition(drawnIn(draft)) ?? [0, 0]);
  const named = draft.floors.map((floor) => ({ draft: floor, id: makeId('f', floor.key) }));
  const floorByKey = indexByKey(named, report);
  const findFloor = (key: string, source: string): FloorPart | undefined => {
    const floor = floorByKey.get(key);
    if (!floor) report.note('unknown-floor', source);
    return floor;
  };
  const clean = createGeometryCleaner(frame, report, decimals);
  const shapes = createShapes(draft, { makeId, findFloor, clean });
  const doors = createDoors(draft, { makeId, findFloor, clean });
  const shapeByKey = new Map<string, ShapePart | DoorPart>([
    ...indexByKey(doors, report),
    ...indexByKey(shapes, report),
  ]);
  const outliers = noteOutliers(shapes, frame, report);
  const middle = bboxCenter(
    shapes.filter((shape) => !outliers.has(shape)).map(({ geometry }) => geometry),
    frame,
  );
  return {
    draft,
    center: given ?? roundLngLat(middle ?? frame.origin, decimals),
    frame,
    decimals,
    makeId,
    report,
    floors: [...floorByKey.values()],
    shapes,
    doors,
    outliers,
    findFloor,
    findShape: (key, source) => {
      const shape = shapeByKey.get(key);
      if (!shape) report.note('unknown-shape', source);
      return shape;
    },
  };
}

function noteOutliers(
  shapes: readonly ShapePart[],
  frame: LocalFrame,
  report: AssemblyReport,
): Set<ShapePart> {
  const outliers = findOutliers(
    shapes.map(({ geometry }) => bboxOfPoints(positionsOf(geometry).map(frame.toMetres))),
  );
  for (const { index, distance } of outliers) {
    report.note('outlier', `${shapes[index]!.draft.key}, ${(distance / 1000).toFixed(1)} km away`);
  }
  return new Set(outliers.map(({ index }) => shapes[index]!));
}

function drawnIn({ shapes, floors }: VenueDraft): unknown[] {
  return [
    ...shapes.map(({ geometry }) => geometry),
    ...floors.flatMap(({ footprint }) => footprint ?? []),
  ];
}

type PartTools = Pick<VenueParts, 'makeId' | 'findFloor'> & { readonly clean: CleanGeometryOf };

function createShapes(draft: VenueDraft, { makeId, findFloor, clean }: PartTools): ShapePart[] {
  return draft.shapes.flatMap((shape) => {
    const floor = findFloor(shape.floor, shape.key);
    const geometry = floor && clean(shape.geometry, shape.key);
    if (!floor || !geometry) return [];
    const traversal = traversalOf({ ...shape, geometry });
    return [{ draft: shape, id: makeId('g', shape.key), floor, geometry, traversal }];
  });
}

function createDoors(draft: VenueDraft, { makeId, findFloor, clean }: PartTools): DoorPart[] {
  return draft.doors.flatMap((door) => {
    const floor = findFloor(door.floor, door.key);
    const geometry = floor && clean(door.line, door.key);
    if (!floor || geometry?.type !== 'LineString') return [];
    return [{ draft: door, id: makeId('g', door.key), floor, geometry }];
  });
}

/** Indexes objects by their key. For duplicate keys, keeps the first object. */
export function indexByKey<Item extends { readonly draft: { readonly key: string } }>(
  items: readonly Item[],
  report: AssemblyReport,
): Map<string, Item> {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const { key } = item.draft;
    if (byKey.has(key)) report.note('duplicate-key', key);
    else byKey.set(key, item);
  }
  return byKey;
}
