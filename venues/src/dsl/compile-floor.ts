import type { DraftDoor, DraftFloor, DraftShape, VenueDraft } from '@brand/mvf/assemble';
import {
  orientRing,
  planarFaces,
  type Point,
  pointInPolygon,
  removeRepeatedPoints,
} from '@brand/geo';
import { type CutDoor, cutDoors } from './cut-doors.ts';
import type { FloorPlan, PlanObject, WallLook } from './floor-plan.ts';
import type { PlanFrame } from './plan-frame.ts';
import { type FloorStop, stopAtDoor } from './stop-at-door.ts';
import { detailsOf } from './texts.ts';
import { joinWallPolylines, type WallChain } from './wall-chains.ts';
import { buildWallGraph, type NamedFace, point, polygonOf, type WallPiece } from './wall-graph.ts';

export type CompiledFloor = {
  readonly floor: DraftFloor;
  readonly shapes: readonly DraftShape[];
  readonly doors: readonly DraftDoor[];
  readonly stops: readonly FloorStop[];
  readonly annotations: NonNullable<VenueDraft['annotations']>;
  readonly images: NonNullable<VenueDraft['floorImages']>;
};

export type FloorContext = {
  readonly frame: PlanFrame;
  readonly language: string;
  readonly bearingDegrees: number;
};

/** Compiles one plan: spaces, walls with gaps for doors, doors, objects, symbols and images. */
export function compileFloor(plan: FloorPlan, context: FloorContext): CompiledFloor {
  const graph = buildWallGraph(plan);
  const { doors, walls } = cutDoors(plan, joinWallPolylines(graph.pieces));
  requireDoors(plan, graph.faces, [...doors, ...walls.filter(({ look }) => look === 'open')]);
  const doorStops = doors.flatMap((door) => stopAtDoor(door, plan.key, context.frame));
  return {
    floor: floorOf(plan, graph.pieces, context),
    shapes: [
      ...graph.faces.map((face) => spaceShape(face, plan, context)),
      ...walls
        .filter(({ look }) => look !== 'open')
        .map((wall, index) => wallShape(wall, index, plan, context)),
      ...plan.objects.map((object, index) =>
        objectShape(object, index, { plan, context, faces: graph.faces }),
      ),
      ...doorStops.map(({ shape }) => shape),
    ],
    doors: doors.map((door, index) => doorOf(door, index, plan, context)),
    stops: [
      ...graph.faces.flatMap(({ space }) =>
        space.connection === undefined
          ? []
          : [{ connection: space.connection, floor: plan.key, shape: space.key }],
      ),
      ...doorStops.map(({ stop }) => stop),
    ],
    annotations: plan.marks.map(({ symbol, at }, index) => ({
      key: `${plan.key}-${symbol}-${index + 1}`,
      floor: plan.key,
      at: context.frame.toLngLat(point(at)),
      symbol,
    })),
    images: plan.images.map((image) => ({
      floor: plan.key,
      at: context.frame.toLngLat(point(image.at)),
      path: image.path,
      width: image.width,
      height: image.height,
      rotation: ((((image.rotation ?? 0) + context.bearingDegrees) % 360) + 360) % 360,
      ...(image.on !== undefined && { shape: image.on }),
      ...(image.on === undefined && { verticalOffset: image.verticalOffset ?? 0.05 }),
    })),
  };
}

function requireDoors(
  plan: FloorPlan,
  faces: readonly NamedFace[],
  ways: readonly { readonly sides: readonly NamedFace[] }[],
): void {
  const open = new Set(ways.flatMap(({ sides }) => sides));
  const shut = faces.filter(
    (face) => ['room', 'hallway', 'area'].includes(face.space.kind) && !open.has(face),
  );
  if (shut.length === 0) return;
  const names = shut.map(({ space }) => `"${space.key}" at [${space.at.join(', ')}]`).join(', ');
  throw new Error(`Floor ${plan.key}: no door leads into ${names}.`);
}

/** The footprint is enclosed by the segments with a space on one side only. */
function floorOf(plan: FloorPlan, pieces: readonly WallPiece[], context: FloorContext): DraftFloor {
  const border = pieces.filter(({ sides }) => sides.length === 1);
  const rings = planarFaces(border.map(({ a, b }) => ({ a, b, tag: 0 }))).map(({ outer }) => [
    context.frame.ring(outer),
  ]);
  const [only] = rings;
  const { options } = plan;
  return {
    key: plan.key,
    elevation: options.elevation,
    details: detailsOf(options, context.language),
    ...(options.subtitle !== undefined && { subtitle: options.subtitle }),
    ...(options.maxHeight !== undefined && { maxHeight: options.maxHeight }),
    ...(options.outdoors !== undefined && { outdoors: options.outdoors }),
    ...(only && {
      footprint:
        rings.length === 1
          ? { type: 'Polygon', coordinates: only }
          : { type: 'MultiPolygon', coordinates: rings },
    }),
  };
}

function spaceShape(
  { face, space }: NamedFace,
  plan: FloorPlan,
  context: FloorContext,
): DraftShape {
  return {
    key: space.key,
    floor: plan.key,
    kind: space.kind,
    geometry: {
      type: 'Polygon',
      coordinates: polygonOf(face).map((ring) => context.frame.ring(ring)),
    },
    ...(space.kind === 'area' && { traversal: 'walkable' as const }),
    ...(space.style !== undefined && { style: space.style }),
    ...(space.texts && { details: detailsOf(space.texts, context.language) }),
    ...(space.access && { access: space.access }),
  };
}

const WALL_STYLES: Readonly<Record<Exclude<WallLook, 'open'>, string>> = {
  exterior: 'ExteriorWalls',
  wall: 'Walls',
  glass: 'Windows',
  low: 'LowWalls',
};

function wallShape(
  wall: WallChain,
  index: number,
  plan: FloorPlan,
  context: FloorContext,
): DraftShape {
  return {
    key: `${plan.key}-wall-${index + 1}`,
    floor: plan.key,
    kind: wall.look === 'glass' ? 'window' : 'wall',
    geometry: {
      type: 'LineString',
      coordinates: context.frame.line(removeRepeatedPoints(wall.line, 0.002)),
    },
    style: WALL_STYLES[wall.look as Exclude<WallLook, 'open'>],
  };
}

function objectShape(
  object: PlanObject,
  index: number,
  scene: { plan: FloorPlan; context: FloorContext; faces: readonly NamedFace[] },
): DraftShape {
  const { plan, context } = scene;
  const key = object.key ?? `${plan.key}-object-${index + 1}`;
  const corners = orientRing(
    object.shape.map((corner) => point(corner)),
    'ccw',
  );
  const isInside = scene.faces.some(({ face }) =>
    corners.every((corner) => pointInPolygon(corner, polygonOf(face), 0.01)),
  );
  if (!isInside) {
    throw new Error(
      `Floor ${plan.key}: the object "${key}" at [${object.shape[0]?.join(', ')}] stands in a wall.`,
    );
  }
  return {
    key,
    floor: plan.key,
    kind: object.flat ? 'area' : 'object',
    geometry: { type: 'Polygon', coordinates: [context.frame.ring(corners)] },
    traversal: object.flat ? 'ignored' : object.walkUp ? 'walk-up' : 'blocked',
    ...(object.style !== undefined && { style: object.style }),
    ...(object.texts && { details: detailsOf(object.texts, context.language) }),
  };
}

function doorOf(cut: CutDoor, index: number, plan: FloorPlan, context: FloorContext): DraftDoor {
  const { door } = cut;
  const ends = [cut.line[0], cut.line.at(-1)] as Point[];
  return {
    key: `${plan.key}-door-${index + 1}`,
    floor: plan.key,
    line: { type: 'LineString', coordinates: context.frame.line(ends) },
    look: door.look ?? 'single-swing',
    ...(door.texts && { details: detailsOf(door.texts, context.language) }),
    ...(door.access && { access: door.access }),
    ...(door.oneWayInto !== undefined && { oneWayInto: door.oneWayInto }),
  };
}
