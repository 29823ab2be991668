import type { Unsubscribe } from '../../kernel/emitter.ts';

/** How shadows between things are drawn. */
export type ScreenSpaceOcclusionOptions = {
  /** How far things darken each other, in metres. @defaultValue `1.5` */
  readonly radius?: number;
  /** How dark it gets: 0 not at all, 1 as usual, 2 twice as much. @defaultValue `1` */
  readonly strength?: number;
  /**
   * Milliseconds that a frame may take. On devices that need more, the effect turns itself off after
   * the first frames, and the shadows that every floor has remain. `Infinity` keeps it on.
   * @defaultValue `24`
   */
  readonly budget?: number;
};

/** Why the effect is not drawn: the device is too slow, or another map owns the drawing. */
export type OcclusionFallback = 'too-slow' | 'drawn-by-another-map';

/** Events of the effect, by name. */
export type OcclusionEvents = {
  /** It turned itself off. */
  fallback: {
    /** Why. */
    readonly reason: OcclusionFallback;
    /** Milliseconds that a frame took; `undefined` where none was measured. */
    readonly frameTime: number | undefined;
  };
};

/**
 * Soft shadows where things meet, computed for each frame from what is on the screen: the high
 * quality level, for devices with a graphics card. It comes on top of the shadows on the ground that
 * every floor has, and reaches furniture, models and shapes.
 *
 * @example
 * const effect = map.use(screenSpaceOcclusion, { radius: 2 });
 * effect.on('fallback', ({ reason }) => console.log(reason, effect.isActive));
 */
export interface ScreenSpaceOcclusion {
  /** Whether it is drawn. */
  readonly isActive: boolean;
  /** Turns it on again after a fallback or `disable`, and measures anew. */
  enable(): void;
  /** Turns it off. */
  disable(): void;
  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof OcclusionEvents>(
    name: K,
    listener: (payload: OcclusionEvents[K]) => void,
  ): Unsubscribe;
  /** Takes the feature out of the map. */
  remove(): void;
}
