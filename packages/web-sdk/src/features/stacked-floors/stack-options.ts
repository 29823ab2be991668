import type { Bbox, LngLat } from '@brand/geo';
import type { Coordinate, Floor } from '@brand/venue';
import type { AnimationOptions } from '../../kernel/motion.ts';

/** Which floors are stacked, and how. */
export type StackOptions = AnimationOptions & {
  /**
   * The floors: your own choice, those of the current building (`'stack'`), or all of the venue.
   * Floors of one elevation are level with each other.
   * @defaultValue `'stack'`
   */
  readonly floors?: readonly Floor[] | 'stack' | 'all';
  /**
   * Metres from one level to the next; `'auto'` takes what lets most of each floor be seen.
   * @defaultValue `'auto'`
   */
  readonly gap?: number | 'auto';
  /** Milliseconds in which the floors move apart. @defaultValue `600` */
  readonly duration?: number;
  /** Whether floors beyond the stack, such as the ground outside, stay as they are. @defaultValue `false` */
  readonly keepOthers?: boolean;
  /** How solid the floors are that are not the current one, 0 to 1. @defaultValue `1` */
  readonly opacity?: number;
  /**
   * Whether the camera goes to where all floors are seen, and back at the end.
   * @defaultValue `true`
   */
  readonly fitCamera?: boolean;
  /** Tilt with which the stack is looked at; 0 looks straight down. @defaultValue `65` */
  readonly pitchDegrees?: number;
  /** Whether a click on a floor makes it the current one. @defaultValue `true` */
  readonly changeFloorOnClick?: boolean;
};

export type StackPorts = {
  readonly camera: {
    readonly center: Coordinate;
    readonly zoom: number;
    readonly bearingDegrees: number;
    readonly pitchDegrees: number;
    readonly limits: {
      readonly maxPitchDegrees: number;
      readonly bounds: Bbox | 'venue' | 'none';
    };
    set(change: { readonly center: Coordinate; readonly zoom: number }): void;
    animateTo(
      change: {
        readonly center: Coordinate;
        readonly zoom: number;
        readonly bearingDegrees: number;
        readonly pitchDegrees: number;
      },
      options: AnimationOptions,
    ): Promise<unknown>;
    focusOn(
      target: readonly { readonly lngLat: LngLat; readonly height: number }[],
      options: AnimationOptions & { readonly pitchDegrees: number; readonly followFloor: false },
    ): Promise<unknown>;
    setLimits(limits: {
      readonly maxPitchDegrees: number;
      readonly bounds: Bbox | 'venue' | 'none';
    }): void;
  };
};
