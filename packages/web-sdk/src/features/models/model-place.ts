import type { Floor } from '@brand/venue';
import { Vector3 } from 'three';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { ModelTarget } from './model-options.ts';

/** Position on a floor, or on the ground without one; metres, `z` from the floor. */
export type ModelPlace = { readonly floor: Floor | undefined; readonly at: Vector3 };

/** The position of a model: on top of an element. */
export function modelPlace(
  target: ModelTarget,
  { venue, space, elements }: Pick<FeatureContext, 'venue' | 'space' | 'elements'>,
): ModelPlace {
  const { lngLat, floorId, height = 0 } = 'lngLat' in target ? target : target.center;
  const floor = floorId === undefined ? undefined : venue.find('floor', floorId);
  if (floorId !== undefined && !floor) {
    throw new MapViewError(
      'map-view/unknown-target',
      `models: the venue has no floor "${floorId}". Its floors are: ${venue.floors.map(({ id }) => id).join(', ')}.`,
    );
  }
  const { x, y } = space.toMetres(lngLat);
  if ('lngLat' in target) return { floor, at: new Vector3(x, y, height) };
  const state = elements.get(target);
  const top = state.visible ? state.altitude + state.height : 0;
  return { floor, at: new Vector3(x, y, top) };
}
