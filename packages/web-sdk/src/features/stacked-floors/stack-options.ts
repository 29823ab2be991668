import type { Bbox, LngLat } from '@brand/geo';
import type { Coordinate, Floor } from '@brand/venue';
import type { AnimationOptions } from '../../kernel/motion.ts';

/** Selection and arrangement of stacked floors. */
export type StackOptions = AnimationOptions & {
  /**
   * Floors to stack: your own choice, those of the current building (`'stack'`), or all floors of
   * the venue. Floors of the same elevation are level with each other.
   * @defaultValue `'stack'`
   */
  readonly floors?: readonly Floor[] | 'stack' | 'all';
  /**
   * Distance from one level to the next, in metres. `'auto'` uses the distance at which most of
   * each floor is visible.
   * @defaultValue `'auto'`
   */
  readonly gap?: number | 'auto';
  /** Duration of the movement, in milliseconds. @defaultValue `600` */
  readonly duration?: number;
  /**
   * Whether floors outside the stack, such as the outdoor floor, stay as they are.
   * @defaultValue `false`
   */
  readonly keepOthers?: boolean;
  /** Opacity of the floors other than the current one, from 0 to 1. @defaultValue `1` */
  readonly opacity?: number;
  /**
   * Whether the camera moves to show all floors, and back when the stack is hidden.
   * @defaultValue `true`
   */
  readonly fitCamera?: boolean;
  /**
   * Tilt of the camera for the stack, in degrees. At 0, the camera looks straight down.
   * @defaultValue `65`
   */
  readonly pitchDegrees?: number;
  /** Whether a click on a floor makes it the current floor. @defaultValue `true` */
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
