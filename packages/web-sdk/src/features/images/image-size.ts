/** Size in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

// Sharp from 5 m away. Also the resolution of a drawing without a size of its own.
const PIXELS_PER_METRE = 128;
const MIN_PIXELS = 64;

export type ImageSizeRequest = {
  /** Kind of the image: drawings are sharp at any size, photographs only at their native size. */
  readonly kind: 'drawing' | 'photograph';
  /** Maximum pixels of the longer side. */
  readonly maxPixels: number;
  /** Metres of the longer side on the map. */
  readonly metres: number;
};

/**
 * The size at which an image is rasterised. It keeps the aspect ratio; without a size it is square.
 */
export function rasterSize(
  { width, height }: ImageSize,
  { kind, maxPixels, metres }: ImageSizeRequest,
): ImageSize {
  const natural = Math.max(width, height);
  if (!(natural > 0) || !(Math.min(width, height) > 0)) {
    const side = Math.round(wanted(metres, maxPixels));
    return { width: side, height: side };
  }
  const longest = kind === 'drawing' ? wanted(metres, maxPixels) : Math.min(natural, maxPixels);
  const scale = longest / natural;
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function wanted(metres: number, maxPixels: number): number {
  return Math.min(maxPixels, Math.max(MIN_PIXELS, metres * PIXELS_PER_METRE));
}
