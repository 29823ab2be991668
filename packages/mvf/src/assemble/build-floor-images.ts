import { roundLngLat } from '@brand/geo';
import type { FloorImageFeature } from '../v3/extensions/floor-images/types.gen.ts';
import { isPosition } from './read-positions.ts';
import type { DraftFloorImage } from './venue-draft.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** A floor image and its floor. */
export type FloorImagePart = { readonly floor: FloorPart; readonly feature: FloorImageFeature };

/** Returns the floor images that have a position and a size. */
export function buildFloorImages(parts: VenueParts): FloorImagePart[] {
  return (parts.draft.floorImages ?? []).flatMap((image): FloorImagePart[] => {
    const floor = parts.findFloor(image.floor, image.path);
    if (!floor) return [];
    const { at, path, width, height, rotation } = image;
    if (!isPosition(at) || !(width > 0) || !(height > 0) || !Number.isFinite(width * height)) {
      parts.report.note('bad-image', path);
      return [];
    }
    const turned = Number.isFinite(rotation) ? ((rotation % 360) + 360) % 360 : 0;
    return [
      {
        floor,
        feature: {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [...roundLngLat(at, parts.decimals)] },
          properties: { path, width, height, rotation: turned, ...restOf(image, parts) },
        },
      },
    ];
  });
}

/** Returns the position of the image: on a shape of its floor, or at a height. */
function restOf(
  { shape, verticalOffset = 0, path, floor }: DraftFloorImage,
  parts: VenueParts,
): { geometryId: string } | { verticalOffset: number } {
  const found = shape === undefined ? undefined : parts.findShape(shape, path);
  if (found && found.floor.draft.key === floor) return { geometryId: found.id };
  if (found) parts.report.note('unknown-shape', path);
  return { verticalOffset };
}
