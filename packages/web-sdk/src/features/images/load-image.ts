import type { Venue } from '@brand/venue';
import { CanvasTexture } from 'three';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { rasterSize } from './image-size.ts';

export type ImageRequest = {
  readonly url: string;
  readonly maxPixels: number;
  /** Length of its longer side on the map, in metres. */
  readonly metres: number;
  readonly signal: AbortSignal;
  /** The call that errors name. */
  readonly call: string;
};

const ANISOTROPY = 8;

/**
 * Loads an image, from the bundle if it contains the path. SVG is rasterised at a suitable size.
 */
export async function loadImage(
  venue: Venue,
  { url, maxPixels, metres, signal, call }: ImageRequest,
): Promise<CanvasTexture> {
  const image = new Image();
  // Without CORS an image can be shown, but not copied into a texture.
  image.crossOrigin = 'anonymous';
  let own: string | undefined;
  try {
    const blob = await venue.readAsset(url);
    signal.throwIfAborted();
    own = blob && URL.createObjectURL(blob);
    image.src = own ?? url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const isDrawing = blob?.type.includes('svg') ?? /\.svg([?#]|$)|^data:image\/svg/i.test(url);
    const kind = isDrawing ? 'drawing' : 'photograph';
    return textureOf(image, rasterSize({ width, height }, { kind, maxPixels, metres }));
  } catch (error) {
    signal.throwIfAborted();
    throw new MapViewError(
      'map-view/image-failed',
      `${call}: the image ${url.slice(0, 80)} could not be loaded (${String(error)}). Check the path or URL, the format, and the page's content security policy (img-src).`,
      { cause: error },
    );
  } finally {
    if (own !== undefined) URL.revokeObjectURL(own);
  }
}

function textureOf(
  image: HTMLImageElement,
  { width, height }: { readonly width: number; readonly height: number },
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d')!;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, width, height);
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = ANISOTROPY;
  // Otherwise its mipmaps would get dark rims at transparent edges.
  texture.premultiplyAlpha = true;
  return texture;
}
