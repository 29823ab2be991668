import type { FloorGeometry, GeometryFeature } from '../v3/core/types.gen.ts';
import type { FloorEntranceAesthetics } from '../v3/extensions/entrance-aesthetic/types.gen.ts';
import type { FloorKinds } from '../v3/extensions/kinds/types.gen.ts';
import type { FloorNonwalkable, FloorWalkable } from '../v3/extensions/traversability/types.gen.ts';
import type { AnnotationPart } from './build-annotations.ts';
import { definedFields } from './defined-fields.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** The files that describe the drawing of one floor. */
export type FloorDrawing = {
  readonly geometry: FloorGeometry;
  readonly kinds: FloorKinds;
  readonly walkable: FloorWalkable;
  readonly nonwalkable: FloorNonwalkable;
  readonly entranceAesthetic: FloorEntranceAesthetics;
};

/** Returns the shapes, the doors and the points of annotations of one floor. */
export function buildFloorDrawing(
  floor: FloorPart,
  parts: VenueParts,
  annotations: readonly AnnotationPart[],
): FloorDrawing {
  const shapes = parts.shapes.filter((shape) => shape.floor === floor);
  const doors = parts.doors.filter((door) => door.floor === floor);
  const points = annotations.filter((annotation) => annotation.floor === floor);
  return {
    geometry: {
      type: 'FeatureCollection',
      features: [...shapes, ...doors, ...points].map(
        ({ id, geometry, draft }): GeometryFeature => ({
          type: 'Feature',
          geometry,
          properties: {
            id,
            ...definedFields({ details: 'details' in draft ? draft.details : undefined }),
          },
        }),
      ),
    },
    kinds: Object.fromEntries([
      ...shapes.map(({ id, draft }) => [id, draft.kind]),
      ...doors.map(({ id }) => [id, 'door']),
      ...points.map(({ id }) => [id, 'poi']),
    ]),
    walkable: keysOf(
      shapes.filter(({ traversal }) => traversal === 'walkable' || traversal === 'walk-up'),
    ),
    nonwalkable: keysOf(
      shapes.filter(({ traversal }) => traversal === 'blocked' || traversal === 'walk-up'),
    ),
    entranceAesthetic: doors.map(({ id, draft }) => ({
      id: parts.makeId('ea', draft.key),
      geometryId: id,
      kind: draft.look ?? 'unknown',
      ...definedFields({ details: draft.details }),
    })),
  };
}

function keysOf(shapes: readonly { readonly id: string }[]): FloorWalkable {
  return Object.fromEntries(shapes.map(({ id }) => [id, {}]));
}
