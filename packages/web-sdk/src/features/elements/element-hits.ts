import type { GeometryElement } from '@brand/venue';
import type { Hit, HitTester } from '../../kernel/hits.ts';
import type { MapSpace } from '../../kernel/map-space.ts';
import type { VenueScene } from '../../scene/venue-scene.ts';

/** What finding hits needs. */
export type ElementHitsOptions = {
  readonly scene: Pick<VenueScene, 'pick'>;
  readonly space: Pick<MapSpace, 'toCoordinate'>;
  readonly isInteractive: (element: GeometryElement) => boolean;
};

/** Finds the elements and floors that a pointer meets. */
export function elementHits({ scene, space, isInteractive }: ElementHitsOptions): HitTester {
  return ({ ray }) =>
    scene.pick(ray).map(({ element, floor, point, distance }): Hit => {
      const target = element ?? floor;
      return {
        type: target.type,
        target,
        coordinate: space.toCoordinate(point, floor.id),
        distance,
        isInteractive: element !== undefined && isInteractive(element),
      };
    });
}
