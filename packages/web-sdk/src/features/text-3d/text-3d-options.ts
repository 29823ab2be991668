import type { Coordinate, GeometryElement, Location } from '@brand/venue';
import { LOOK_DEFAULTS, type TextOptions } from '../../kernel/look.ts';

/** Position of a text. On a space or an object, the text is placed on its top. */
export type Text3dTarget = Coordinate | GeometryElement | Location;

/** Appearance of a text in the scene. */
export type Text3dOptions = TextOptions & {
  /**
   * Font size, in metres. `'fit'` uses the largest size that fits into the shape, along its main
   * direction and in up to `maxLines` lines.
   * @defaultValue `'fit'`; 1 if the target has no area
   */
  readonly size?: number | 'fit';
  /** Maximum font size for `'fit'`, in metres. @defaultValue `3` */
  readonly maxSize?: number;
  /** Maximum number of lines for `'fit'`. @defaultValue `2` */
  readonly maxLines?: number;
  /** Height above the top of the target or above the coordinate, in metres. @defaultValue `0.05` */
  readonly altitude?: number;
  /**
   * Orientation of the text. `'flat'` text is flat on its surface, and `'upright'` text stands and
   * turns towards the camera.
   * @defaultValue `'flat'`
   */
  readonly orientation?: 'flat' | 'upright';
  /**
   * Direction of the top of flat text, in degrees clockwise from north.
   * @defaultValue along the shape; `0` if there is none
   */
  readonly rotationDegrees?: number;
  /**
   * Whether flat text turns by 180 degrees when it would appear upside down.
   * @defaultValue `true`
   */
  readonly keepReadable?: boolean;
};

export const TEXT_3D_DEFAULTS: Required<
  Omit<Text3dOptions, 'text' | 'size' | 'color' | 'rotationDegrees'>
> = {
  ...LOOK_DEFAULTS,
  maxSize: 3,
  maxLines: 2,
  altitude: 0.05,
  orientation: 'flat',
  keepReadable: true,
};

/**
 * A text in the scene.
 *
 * @example
 * const text = map.use(text3d).add(shop, { text: 'Sale', color: '#c92a2a' });
 * text.update({ orientation: 'upright' });
 * text.remove();
 */
export interface MapText {
  /** Id of the text, unique within the map. */
  readonly id: string;
  /** Target that the text was added to. */
  readonly target: Text3dTarget;
  /** Current text, in the map's language. */
  readonly text: string;
  /** Changes the given options. All other options keep their values. */
  update(change: Text3dOptions): void;
  /** Removes the text from the map. */
  remove(): void;
}

/** Texts that were created together. */
export type Text3dGroup = {
  /** The texts, in the order of their targets. */
  readonly texts: readonly MapText[];
  /** Removes all texts of the group from the map. */
  remove(): void;
};

/**
 * Text in the scene: on floors, in rooms and on objects.
 *
 * @example
 * const text = map.use(text3d);
 * text.addAll(venue.spaces, { color: '#5b5346' });
 * text.add({ lngLat: [-9.1389, 38.7033], floorId: 'f_ground' }, { text: 'Market', size: 2 });
 */
export interface Text3d {
  /** Adds a text. */
  add(target: Text3dTarget, options?: Text3dOptions): MapText;
  /**
   * Adds many texts in one call, with shared options or with individual ones. Targets with neither
   * a text nor a name, and locations without a position on the map, are left out.
   */
  addAll<T extends Text3dTarget>(
    targets: Iterable<T>,
    options?: Text3dOptions | ((target: T) => Text3dOptions),
  ): Text3dGroup;
  /** All texts in the scene. */
  readonly all: readonly MapText[];
  /** Removes all texts from the map. */
  removeAll(): void;
  /** Removes the feature from the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A text in the scene. */
    text: MapText;
  }
}
