import type { GeometryElement, ShapeType } from '@brand/venue';
import type { HitOf, HitTester } from '../../kernel/hits.ts';
import type { MapSpace } from '../../kernel/map-space.ts';
import type { VenueScene } from '../../scene/venue-scene.ts';

export type ElementHitsOptions = {
  readonly scene: Pick<VenueScene, 'pick'>;
  readonly space: Pick<MapSpace, 'toCoordinate'>;
  readonly isInteractive: (element: GeometryElement) => boolean;
};

/** Finds the elements and floors at a pointer. */
export function elementHits({ scene, space, isInteractive }: ElementHitsOptions): HitTester {
  return ({ ray }) =>
    scene.pick(ray).map(({ element, floor, point, distance }) => {
      const target = element ?? floor;
      // The type of an element determines its class; the compiler cannot infer that for the union.
      return {
        type: target.type,
        target,
        coordinate: space.toCoordinate(point, floor.id),
        distance,
        isInteractive: element !== undefined && isInteractive(element),
      } as HitOf<ShapeType | 'floor'>;
    });
}
