import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { TextureLook } from '../../kernel/element-control.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { Look } from '../../kernel/look.ts';

/** Where an image can be. On an element it is in the middle of its top; upright on a wall, at its front. */
export type ImageTarget = Coordinate | GeometryElement;

/** How an image lies and looks. */
export type ImageStyle = Look & {
  /** Width in metres. @defaultValue `2` */
  readonly width: number;
  /** Height in metres. @defaultValue as the picture is proportioned */
  readonly height: number;
  /**
   * Direction of the top of a flat image, clockwise from north. An upright one stands as if it were
   * lifted by its top: at 0 it is seen from the south. @defaultValue `0`; along the wall on a wall
   */
  readonly rotationDegrees: number;
  /** Metres above its place: of the middle of a flat image, of the lower edge of an upright one. @defaultValue `0.02` */
  readonly altitude: number;
  /** Whether it lies or stands. @defaultValue `'flat'` */
  readonly orientation: 'flat' | 'upright';
  /** Whether it turns so that it is seen from the front, or lies the right way up. @defaultValue `false` */
  readonly faceCamera: boolean;
};

/** Where a picture comes from. */
export type PictureOptions = {
  /** Path of a picture in the venue's bundle, or an address: same-origin, `blob:` or `data:`. SVG, PNG, JPEG, WebP. */
  readonly url: string;
  /** Most pixels of the longer side that are kept of it. @defaultValue `1024` */
  readonly maxPixels?: number;
  /** Stops loading; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** What an image shows, and how. */
export type ImageOptions = Partial<ImageStyle> & PictureOptions;

/** What covers elements. */
export type TextureOptions = TextureLook & PictureOptions;

/**
 * An image on the map.
 *
 * @example
 * const sign = await map.use(images).add(shop, { url: '/pictures/sale.svg', width: 4 });
 * sign.update({ orientation: 'upright', faceCamera: true });
 * sign.remove();
 */
export interface MapImage {
  /** Where it is. */
  readonly coordinate: Coordinate;
  /** The floor it is on; `undefined` outdoors. */
  readonly floor: Floor | undefined;
  /** How it lies and looks now. */
  readonly style: ImageStyle;
  /** Changes what is given and leaves the rest. */
  update(change: Partial<ImageStyle>): void;
  /** Takes it off the map and frees its memory. */
  remove(): void;
}

/**
 * Draws pictures on floors, on tops and on walls.
 *
 * @example
 * const pictures = map.use(images);
 * pictures.showFloorImages();
 * const sign = await pictures.add(venue.get('space', 's_atrium'), {
 *   url: '/pictures/sale.svg',
 *   width: 4,
 *   orientation: 'upright',
 *   faceCamera: true,
 * });
 * sign.remove();
 */
export interface Images {
  /**
   * Loads a picture and shows it. Rejects with the `MapViewError` `map-view/image-failed` when it
   * cannot be loaded.
   */
  add(target: ImageTarget, options: ImageOptions): Promise<MapImage>;
  /** Shows the pictures that the venue has on its floors. A floor's pictures are loaded when it is first shown. */
  showFloorImages(): Removable;
  /**
   * Covers elements with a picture that repeats, as `elements.set(…, { texture })` does, and tells
   * when it is there. It follows their height; each element costs a draw call. Rejects as `add` does.
   * What it gives takes the picture off the elements that still have it.
   * @example
   * await map.use(images).setTexture(venue.spaces, { url: '/pictures/tiles.png', scale: 1.2 });
   */
  setTexture(
    elements: GeometryElement | Iterable<GeometryElement>,
    options: TextureOptions,
  ): Promise<Removable>;
  /** Images that were added, without those of floors. */
  readonly all: readonly MapImage[];
  /** Takes all images and textures off the map. */
  removeAll(): void;
  /** Takes the feature out of the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** An image. */
    image: MapImage;
  }
}
