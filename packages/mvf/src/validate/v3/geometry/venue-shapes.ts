import type { PointGeometry } from '../../../geojson/types.gen.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { definedEntries } from '../../defined-entries.ts';
import { isShapeOnGlobe } from '../../shapes/coordinates-on-globe.ts';
import { type Shape, shapeOf } from '../../shapes/shape.ts';
import type { V3Venue } from '../v3-venue.ts';

/** The shapes of a venue, by type. */
export type VenueShapes = {
  /** Footprints by floor id. */
  readonly footprints: ReadonlyMap<string, Shape>;
  /** Geometries by id. */
  readonly geometry: ReadonlyMap<string, Shape>;
  /** Everything that has coordinates: the above, the centre, nodes and floor images. */
  readonly all: readonly Shape[];
  /** Shapes whose coordinates are all on the globe. */
  readonly sound: readonly Shape[];
  /** Shapes that are also lines or polygons. */
  readonly outlines: readonly Shape[];
};

/** Returns the shapes of a venue, split once for all rules. */
export const shapesOf: (venue: V3Venue) => VenueShapes = memoizeByObject(
  ({ view, geometry }: V3Venue) => {
    const footprints = new Map<string, Shape>();
    for (const { file, value } of view.files('floors')) {
      for (const [index, { geometry: shape, properties }] of definedEntries(value.features)) {
        const path = ['features', index, 'geometry'];
        if (shape) footprints.set(properties.id, shapeOf(shape, { file, path }));
      }
    }
    const shapes = new Map<string, Shape>();
    for (const [id, { file, path, feature }] of geometry) {
      shapes.set(id, shapeOf(feature.geometry, { file, path: [...path, 'geometry'] }));
    }
    const points: Shape[] = [];
    for (const key of ['manifest', 'nodes', 'floorImages'] as const) {
      for (const { file, value } of view.files(key)) {
        for (const [index, feature] of definedEntries<{ geometry: PointGeometry }>(
          value.features,
        )) {
          points.push(shapeOf(feature.geometry, { file, path: ['features', index, 'geometry'] }));
        }
      }
    }
    const all = [...footprints.values(), ...shapes.values(), ...points];
    const sound = all.filter(isShapeOnGlobe);
    const outlines = sound.filter(({ points: none }) => none.length === 0);
    return { footprints, geometry: shapes, all, sound, outlines };
  },
);
