import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { Look } from '../../kernel/look.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';

/** Position of a model. On an element, the model is in the middle of its top. */
export type ModelTarget = Coordinate | GeometryElement;

/** Style of a model. */
export type ModelStyle = Look & {
  /**
   * Scale relative to the file, whose unit is the metre. Three numbers scale the model to the east,
   * to the north and upwards.
   * @defaultValue `1`
   */
  readonly scale: number | readonly [number, number, number];
  /**
   * Rotations about the axes east, north and up, in degrees, applied one after the other. The last
   * one is counter-clockwise as seen from above. Without rotation, the front of a model faces
   * south.
   * @defaultValue `[0, 0, 0]`
   */
  readonly rotationDegrees: readonly [number, number, number];
  /**
   * Colour of all surfaces, which replaces their textures, as a CSS hex colour. `undefined` keeps
   * the colours of the file.
   */
  readonly color: string | undefined;
  /** Height above the model's position, in metres. @defaultValue `0` */
  readonly altitude: number;
  /**
   * Height above the floor, in metres, beyond which the model is cut off. `undefined` means no
   * limit.
   */
  readonly clipAbove: number | undefined;
};

/** Source and style of a model. */
export type ModelOptions = Partial<ModelStyle> & {
  /** URL of a glTF or GLB file. Pass either `url` or `bytes`. */
  readonly url?: string;
  /** Content of a GLB file, or of a glTF file that needs no other files. */
  readonly bytes?: ArrayBuffer | Uint8Array<ArrayBuffer>;
  /**
   * Shading of the model's surfaces. `'matt'` draws them like the venue's and is fast. `'physical'`
   * draws them as the file defines, with metal and gloss, but without reflections of the
   * surroundings.
   * @defaultValue `'matt'`
   */
  readonly shading?: 'matt' | 'physical';
  /** Signal that cancels loading. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called while data arrives. `total` is unknown if the server does not send the size. */
  readonly onProgress?: (progress: {
    readonly loaded: number;
    readonly total: number | undefined;
  }) => void;
};

/**
 * Animations that a file contains. Under reduced motion, they do not run.
 *
 * @example
 * const { animations } = await map.use(models).add(here, { url: '/models/fan.glb' });
 * const [first] = animations.names;
 * if (first) animations.play(first, { loop: false });
 */
export interface ModelAnimations {
  /** Names in the file. Unnamed animations are called `animation-1` and so on. */
  readonly names: readonly string[];
  /** Plays an animation. */
  play(
    name: string,
    options?: {
      /** Whether the animation restarts at its end. @defaultValue `true` */
      readonly loop?: boolean;
    },
  ): void;
  /** Stops one animation, or all of them, and restores the model's initial state. */
  stop(name?: string): void;
}

/**
 * A model on the map.
 *
 * @example
 * const car = await map.use(models).add(here, { url: '/models/car.glb', interactive: true });
 * await car.moveTo(entrance, { duration: 2000 });
 * car.remove();
 */
export interface Model {
  /** Current coordinate of the model. */
  readonly coordinate: Coordinate;
  /** Floor of the model. `undefined` outdoors. */
  readonly floor: Floor | undefined;
  /** Current style of the model. */
  readonly style: ModelStyle;
  /** Animations that the model's file contains. */
  readonly animations: ModelAnimations;
  /** Changes the given properties. All other properties keep their values. */
  update(change: Partial<ModelStyle>): void;
  /**
   * Changes scale, rotation, opacity and altitude gradually. Other properties change immediately.
   */
  animate(change: Partial<ModelStyle>, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Moves the model in a straight line, also to another floor. */
  moveTo(target: ModelTarget, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Removes the model from the map and frees its memory. */
  remove(): void;
}

/**
 * Draws glTF and GLB models.
 *
 * @example
 * const plant = await map.use(models).add(venue.get('space', 's_atrium'), {
 *   url: '/models/plant.glb',
 *   scale: 1.5,
 *   interactive: true,
 * });
 * await plant.animate({ rotationDegrees: [0, 0, 90] });
 */
export interface Models {
  /**
   * Loads a file and shows it. Rejects with the `MapViewError` `map-view/model-failed` if the file
   * cannot be loaded or read.
   */
  add(target: ModelTarget, options: ModelOptions): Promise<Model>;
  /** All models on the map. */
  readonly all: readonly Model[];
  /** Removes all models from the map. */
  removeAll(): void;
  /** Removes the feature from the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A model. */
    model: Model;
  }
}
