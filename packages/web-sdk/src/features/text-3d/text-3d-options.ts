import type { Coordinate, GeometryElement, Location } from '@brand/venue';
import { LOOK_DEFAULTS, type TextOptions } from '../../kernel/look.ts';

/** Where flat text can lie. On a space or an object it lies on its top. */
export type Text3dTarget = Coordinate | GeometryElement | Location;

/** How flat text looks. */
export type Text3dOptions = TextOptions & {
  /**
   * Font size in metres. `'fit'` takes the largest that fits into the shape, along its main
   * direction and in up to `maxLines` lines.
   * @defaultValue `'fit'`; 1 where the target has no area
   */
  readonly size?: number | 'fit';
  /** Largest font size that `'fit'` takes, in metres. @defaultValue `3` */
  readonly maxSize?: number;
  /** Most lines that `'fit'` breaks a text into. @defaultValue `2` */
  readonly maxLines?: number;
  /** Metres above its place: the top of the target, or the coordinate. @defaultValue `0.05` */
  readonly altitude?: number;
  /** Whether it lies on the floor or stands upright, turned towards the camera. @defaultValue `'flat'` */
  readonly orientation?: 'flat' | 'upright';
  /** Direction of the top of flat text, clockwise from north. @defaultValue along the shape; `0` where there is none */
  readonly rotationDegrees?: number;
  /** Whether flat text turns by half when the camera sees it upside down. @defaultValue `true` */
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
  /** Names the text among those of a map. */
  readonly id: string;
  /** What it was added to. */
  readonly target: Text3dTarget;
  /** What it says now, in the language of the map. */
  readonly text: string;
  /** Changes what is given and leaves the rest. */
  update(change: Text3dOptions): void;
  /** Takes it off the map. */
  remove(): void;
}

/** Texts that were made together. */
export type Text3dGroup = {
  /** The texts, in the order of their targets. */
  readonly texts: readonly MapText[];
  /** Takes all of them off the map. */
  remove(): void;
};

/**
 * Text that lies in the scene: on floors, in rooms, on objects.
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
   * Adds many texts at once, with the same options or each with its own. Targets that have nothing to
   * say, neither by option nor by name, and locations that have no place on the map are left out.
   */
  addAll<T extends Text3dTarget>(
    targets: Iterable<T>,
    options?: Text3dOptions | ((target: T) => Text3dOptions),
  ): Text3dGroup;
  /** All texts in the scene. */
  readonly all: readonly MapText[];
  /** Takes all texts off the map. */
  removeAll(): void;
  /** Takes the feature out of the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A text in the scene. */
    text: MapText;
  }
}
