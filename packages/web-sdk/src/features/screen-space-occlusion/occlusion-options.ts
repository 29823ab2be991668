import type { Unsubscribe } from '../../kernel/emitter.ts';

/** Options for shadows between objects. */
export type ScreenSpaceOcclusionOptions = {
  /** Distance over which objects darken each other, in metres. @defaultValue `1.5` */
  readonly radius?: number;
  /** Strength of the shadows: 0 is none, 1 is normal, 2 is twice as dark. @defaultValue `1` */
  readonly strength?: number;
  /**
   * Maximum time of a frame, in milliseconds. On devices that need more, the effect turns itself
   * off after the first frames, and the shadows that every floor has remain. `Infinity` keeps the
   * effect on.
   * @defaultValue `24`
   */
  readonly budget?: number;
};

/**
 * Reason why the effect is not drawn: the device is too slow (`'too-slow'`), or another map, such
 * as a MapLibre map, draws the frame (`'drawn-by-another-map'`).
 */
export type OcclusionFallback = 'too-slow' | 'drawn-by-another-map';

/** Events of the effect, by name. */
export type OcclusionEvents = {
  /** Fires when the effect turns itself off. */
  fallback: {
    /** Reason for the fallback. */
    readonly reason: OcclusionFallback;
    /** Measured duration of a frame, in milliseconds. `undefined` if none was measured. */
    readonly frameTime: number | undefined;
  };
};

/**
 * Soft shadows where objects touch, computed for each frame from the visible scene. This is the
 * high quality level, for devices with a graphics card. The effect is added to the shadows on the
 * ground that every floor has, and includes furniture, models and shapes.
 *
 * @example
 * const effect = map.use(screenSpaceOcclusion, { radius: 2 });
 * effect.on('fallback', ({ reason }) => console.log(reason, effect.isActive));
 */
export interface ScreenSpaceOcclusion {
  /** Whether the effect is drawn. */
  readonly isActive: boolean;
  /** Turns the effect on again after a fallback or `disable`, and measures again. */
  enable(): void;
  /** Turns the effect off. */
  disable(): void;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof OcclusionEvents>(
    name: K,
    listener: (payload: OcclusionEvents[K]) => void,
  ): Unsubscribe;
  /** Removes the feature from the map. */
  remove(): void;
}
