import { quote } from '../../describe-value.ts';
import { isShapeOnGlobe } from '../../shapes/coordinates-on-globe.ts';
import { isFlat } from '../../shapes/has-extent.ts';
import { shapesOutside } from '../../shapes/inside-footprint.ts';
import type { Shape } from '../../shapes/shape.ts';
import type { V3Venue } from '../v3-venue.ts';
import { shapesOf } from './venue-shapes.ts';

/** [G9] Geometries lie inside the footprint of their floor, if it is known. */
export function geometryInsideFloor(venue: V3Venue): void {
  const { footprints, geometry } = shapesOf(venue);
  const byFloor = new Map<string, Shape[]>();
  const ids = new Map<Shape, string>();
  for (const [id, shape] of geometry) {
    const floorId = venue.geometry.get(id)?.floorId ?? '';
    if (!isShapeOnGlobe(shape)) continue;
    const shapes = byFloor.get(floorId) ?? [];
    shapes.push(shape);
    byFloor.set(floorId, shapes);
    ids.set(shape, id);
  }
  for (const [floorId, shapes] of byFloor) {
    const footprint = footprints.get(floorId);
    if (!footprint || !isUsable(footprint)) continue;
    for (const shape of shapesOutside(shapes, footprint)) {
      venue.view.report({
        code: 'outside-floor',
        file: shape.file,
        path: shape.path,
        expected: `a geometry inside the footprint of floor ${quote(floorId)}`,
        found: `${quote(ids.get(shape) ?? '')} extending beyond it`,
      });
    }
  }
}

function isUsable(footprint: Shape): boolean {
  return (
    isShapeOnGlobe(footprint) &&
    footprint.polygons.every(({ positions }) => !positions.some(isFlat))
  );
}
