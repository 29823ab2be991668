import { type Point, pointDistance } from '@brand/geo';
import type { Floor, GeometryElement } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { ImageTarget } from './image-options.ts';

/** Position of an image in metres; `z` counts from the floor. */
export type ImagePlace = {
  readonly floor: Floor | undefined;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Metres from the centre line of a wall to its front. */
  readonly thickness: number;
  /** Direction of the top of an image along a wall. */
  readonly rotationDegrees: number;
};

// Gap between an image and its wall, in metres.
const GAP = 0.02;
const DEGREES = 180 / Math.PI;

/** Finds the position of a target: on top of an element, or upright in front of a wall. */
export function imagePlace(
  target: ImageTarget,
  orientation: 'flat' | 'upright',
  { venue, space, elements }: Pick<FeatureContext, 'venue' | 'space' | 'elements'>,
): ImagePlace {
  const { lngLat, floorId, height = 0 } = 'lngLat' in target ? target : target.center;
  const floor = floorId === undefined ? undefined : venue.find('floor', floorId);
  if (floorId !== undefined && !floor) {
    throw new MapViewError(
      'map-view/unknown-target',
      `images: the venue has no floor "${floorId}". Its floors are: ${venue.floors.map(({ id }) => id).join(', ')}.`,
    );
  }
  const { x, y } = space.toMetres(lngLat);
  const plain = { floor, x, y, z: height, thickness: 0, rotationDegrees: 0 };
  if ('lngLat' in target) return plain;
  const state = elements.get(target);
  const wall = orientation === 'upright' ? longestPiece(target) : undefined;
  if (!wall) return { ...plain, z: state.visible ? state.altitude + state.height : 0 };
  const [from, to] = wall;
  return {
    floor,
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    z: state.altitude,
    thickness: target.style.buffer + GAP,
    rotationDegrees: Math.atan2(from.y - to.y, to.x - from.x) * DEGREES,
  };
}

/** The longest straight segment of a wall. */
function longestPiece({ lines }: GeometryElement): readonly [Point, Point] | undefined {
  let longest: readonly [Point, Point] | undefined;
  for (const line of lines) {
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (!from) continue;
      if (!longest || pointDistance(from, to) > pointDistance(...longest)) longest = [from, to];
    }
  }
  return longest;
}
