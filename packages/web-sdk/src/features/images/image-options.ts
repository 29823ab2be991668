import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { TextureLook } from '../../kernel/element-control.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { Look } from '../../kernel/look.ts';

/**
 * Position of an image. On an element, the image is in the middle of its top. An upright image on a
 * wall is at the wall's front.
 */
export type ImageTarget = Coordinate | GeometryElement;

/** Position and style of an image. */
export type ImageStyle = Look & {
  /** Width of the image, in metres. @defaultValue `2` */
  readonly width: number;
  /** Height of the image, in metres. @defaultValue derived from the image's aspect ratio */
  readonly height: number;
  /**
   * Direction of the top of a flat image, in degrees clockwise from north. An upright image is
   * oriented as if it were lifted at its top: at 0, it faces south.
   * @defaultValue `0`; along the wall on a wall
   */
  readonly rotationDegrees: number;
  /**
   * Height above the image's position, in metres: of the middle of a flat image, of the lower edge
   * of an upright one.
   * @defaultValue `0.02`
   */
  readonly altitude: number;
  /** Orientation of the image: flat on its surface, or upright. @defaultValue `'flat'` */
  readonly orientation: 'flat' | 'upright';
  /**
   * Whether the image turns towards the camera. An upright image turns its front to the camera, and
   * a flat one turns the right way up.
   * @defaultValue `false`
   */
  readonly faceCamera: boolean;
};

/** Source of an image. */
export type PictureOptions = {
  /**
   * Path of an image in the venue's bundle, or a same-origin, `blob:` or `data:` URL. Supported
   * formats: SVG, PNG, JPEG, WebP.
   */
  readonly url: string;
  /**
   * Maximum size of the longer side, in pixels. Larger images are scaled down.
   * @defaultValue `1024`
   */
  readonly maxPixels?: number;
  /** Signal that cancels loading. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** Source and style of an image. */
export type ImageOptions = Partial<ImageStyle> & PictureOptions;

/** Source and style of a texture on elements. */
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
  /** Current coordinate of the image. */
  readonly coordinate: Coordinate;
  /** Floor of the image. `undefined` outdoors. */
  readonly floor: Floor | undefined;
  /** Current position and style of the image. */
  readonly style: ImageStyle;
  /** Changes the given properties. All other properties keep their values. */
  update(change: Partial<ImageStyle>): void;
  /** Removes the image from the map and frees its memory. */
  remove(): void;
}

/**
 * Draws images on floors, on tops and on walls.
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
   * Loads an image and shows it. Rejects with the `MapViewError` `map-view/image-failed` if the
   * image cannot be loaded.
   */
  add(target: ImageTarget, options: ImageOptions): Promise<MapImage>;
  /**
   * Shows the images that the venue defines for its floors. A floor's images are loaded when the
   * floor is first shown.
   */
  showFloorImages(): Removable;
  /**
   * Covers elements with a repeating image, as `elements.set(…, { texture })` does, and resolves
   * when the image is loaded. The image follows the height of the elements. Each element costs a
   * draw call. Rejects as `add` does. The returned handle removes the image from the elements that
   * still have it.
   * @example
   * await map.use(images).setTexture(venue.spaces, { url: '/pictures/tiles.png', scale: 1.2 });
   */
  setTexture(
    elements: GeometryElement | Iterable<GeometryElement>,
    options: TextureOptions,
  ): Promise<Removable>;
  /** Images that were added, without those of floors. */
  readonly all: readonly MapImage[];
  /** Removes all images and textures from the map. */
  removeAll(): void;
  /** Removes the feature from the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** An image. */
    image: MapImage;
  }
}
