import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { Look } from '../../kernel/look.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';

/** Where a model can stand. On an element it stands in the middle of its top. */
export type ModelTarget = Coordinate | GeometryElement;

/** How a model looks. */
export type ModelStyle = Look & {
  /** How many times larger than in its file, whose unit is the metre; three numbers for east, north and up. @defaultValue `1` */
  readonly scale: number | readonly [number, number, number];
  /**
   * Turns about the axes east, north and up, one after the other; the last one is counter-clockwise
   * seen from above. Unturned, the front of a model looks south. @defaultValue `[0, 0, 0]`
   */
  readonly rotationDegrees: readonly [number, number, number];
  /** A CSS hex colour for all surfaces, without their textures; `undefined` for those of the file. */
  readonly color: string | undefined;
  /** Metres above its place. @defaultValue `0` */
  readonly altitude: number;
  /** Leaves out what is higher above the floor than this, in metres; `undefined` for nothing. */
  readonly clipAbove: number | undefined;
};

/** What a model is read from, and how it looks. */
export type ModelOptions = Partial<ModelStyle> & {
  /** Address of a glTF or GLB file. Give this or `bytes`. */
  readonly url?: string;
  /** The content of a GLB file, or of a glTF file that needs no other. */
  readonly bytes?: ArrayBuffer | Uint8Array<ArrayBuffer>;
  /**
   * `'matt'` draws surfaces like the venue's, and is quick; `'physical'` as the file says, with metal
   * and gloss, but without reflections of surroundings. @defaultValue `'matt'`
   */
  readonly shading?: 'matt' | 'physical';
  /** Stops loading; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told while bytes arrive. `total` is unknown where the server does not say. */
  readonly onProgress?: (progress: {
    readonly loaded: number;
    readonly total: number | undefined;
  }) => void;
};

/**
 * Animations that come with a file. They stand still under reduced motion.
 *
 * @example
 * const { animations } = await map.use(models).add(here, { url: '/models/fan.glb' });
 * const [first] = animations.names;
 * if (first) animations.play(first, { loop: false });
 */
export interface ModelAnimations {
  /** Names in the file; unnamed ones are `animation-1` and so on. */
  readonly names: readonly string[];
  /** Plays one. */
  play(
    name: string,
    options?: {
      /** Whether it begins again at its end. @defaultValue `true` */
      readonly loop?: boolean;
    },
  ): void;
  /** Ends one, or all of them, and takes the model back to how it was. */
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
  /** Where it stands. */
  readonly coordinate: Coordinate;
  /** The floor it stands on; `undefined` outdoors. */
  readonly floor: Floor | undefined;
  /** How it looks now. */
  readonly style: ModelStyle;
  /** Animations that came with its file. */
  readonly animations: ModelAnimations;
  /** Changes what is given and leaves the rest. */
  update(change: Partial<ModelStyle>): void;
  /** Changes scale, rotation, opacity and altitude gradually; other fields at once. */
  animate(change: Partial<ModelStyle>, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Moves it in a straight line, also to another floor. */
  moveTo(target: ModelTarget, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Takes it off the map and frees its memory. */
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
   * Loads a file and shows it. Rejects with the `MapViewError` `map-view/model-failed` when the file
   * cannot be loaded or read.
   */
  add(target: ModelTarget, options: ModelOptions): Promise<Model>;
  /** All models on the map. */
  readonly all: readonly Model[];
  /** Takes all models off the map. */
  removeAll(): void;
  /** Takes the feature out of the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A model. */
    model: Model;
  }
}
