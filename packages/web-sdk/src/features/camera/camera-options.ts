import type { Bbox, LngLat } from '@brand/geo';
import type { Coordinate, Floor, GeometryElement, VenueElement } from '@brand/venue';
import type { GeoJSON, Polygon } from 'geojson';
import type { CameraControls } from '../../dom/gestures/gesture-sink.ts';
import type { ScrollHints } from '../../dom/gestures/scroll-hint.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';
import type { CameraPose, Padding } from '../../kernel/view-camera.ts';
import type { CameraLimits } from './limits.ts';

/** Change to the camera. Omitted properties keep their value. The camera's limits apply. */
export type CameraChange = {
  /**
   * Coordinate in the middle of the view. The map does not change to the coordinate's floor: see
   * `map.floors`.
   */
  readonly center?: Coordinate;
  /**
   * Zoom level. Each step up doubles the scale. A pixel covers about 1 m at level 16 and 3 cm at
   * 21.
   */
  readonly zoom?: number;
  /** Bearing of the map, in degrees clockwise from north. */
  readonly bearingDegrees?: number;
  /** Tilt of the camera, in degrees. At 0, the camera looks straight down. */
  readonly pitchDegrees?: number;
};

/** Initial position, limits and controls of the camera. */
export type CameraOptions = CameraChange & {
  /** Coordinate in the middle of the view. @defaultValue the middle of the first floor */
  readonly center?: Coordinate;
  /** Zoom level. @defaultValue the closest level that shows the whole first floor */
  readonly zoom?: number;
  /**
   * Bearing of the map, in degrees clockwise from north.
   * @defaultValue the bearing that the venue defines; turned by 90 degrees if the map is much
   * taller than wide and the venue then appears larger
   */
  readonly bearingDegrees?: number;
  /** Tilt of the camera, in degrees. At 0, the camera looks straight down. @defaultValue `45` */
  readonly pitchDegrees?: number;
  /** Padding at the edges that something covers, in CSS pixels. @defaultValue none */
  readonly padding?: Partial<Padding>;
  /** Limits of the camera's movement. */
  readonly limits?: Partial<CameraLimits>;
  /** Gestures that move the map. @defaultValue all */
  readonly controls?: Partial<CameraControls>;
  /**
   * Texts shown to users when a gesture scrolls the page instead of the map.
   * @defaultValue English texts
   */
  readonly hints?: Partial<ScrollHints>;
};

/**
 * Target that the camera can focus on: anything in a venue, a coordinate or a position in degrees,
 * a box (west, south, east, north), GeoJSON, a route or a section of one, or a handle such as a
 * marker.
 */
export type FocusTarget =
  | VenueElement
  | GeometryElement
  | Coordinate
  | LngLat
  | Bbox
  | GeoJSON
  | { readonly coordinates: readonly Coordinate[] }
  | { readonly points: readonly LngLat[]; readonly floor: Floor }
  | { readonly coordinate: Coordinate };

/** Options for bringing a target into view. */
export type FocusOptions = AnimationOptions & {
  /**
   * Duration in milliseconds. 0 jumps to the target.
   * @defaultValue `300` to `2500`, depending on the distance
   */
  readonly duration?: number;
  /**
   * Space to keep free at the edges in addition to the camera's own padding, in CSS pixels.
   * @defaultValue `40` each
   */
  readonly padding?: Partial<Padding>;
  /** Maximum zoom level. @defaultValue `21` */
  readonly maxZoom?: number;
  /**
   * Minimum zoom level, even if the target does not fit.
   * @defaultValue the minimum zoom level of the limits
   */
  readonly minZoom?: number;
  /** Bearing of the map, in degrees clockwise from north. @defaultValue the current bearing */
  readonly bearingDegrees?: number;
  /**
   * Tilt of the camera, in degrees. At 0, the camera looks straight down.
   * @defaultValue the current tilt
   */
  readonly pitchDegrees?: number;
  /**
   * Whether the map changes to a floor of the target, unless it already shows one.
   * @defaultValue `true`
   */
  readonly followFloor?: boolean;
};

/**
 * Position and movement of the camera.
 *
 * @example
 * await map.camera.focusOn(map.venue.get('space', 'space-cafe'), { pitchDegrees: 60 });
 * map.camera.set({ bearingDegrees: 90 });
 */
export interface Camera {
  /** Coordinate in the middle of the view, on the current floor. */
  readonly center: Coordinate;
  /** Zoom level. Each step up doubles the scale. */
  readonly zoom: number;
  /** Bearing of the map, in degrees clockwise from north, from 0 to less than 360. */
  readonly bearingDegrees: number;
  /** Tilt of the camera, in degrees. At 0, the camera looks straight down. */
  readonly pitchDegrees: number;
  /** Size of a CSS pixel in the middle of the view, in metres. */
  readonly metresPerPixel: number;
  /** Limits of the camera's movement. */
  readonly limits: CameraLimits;
  /** Padding at the edges that something covers, in CSS pixels. */
  readonly padding: Padding;
  /** Gestures that move the map. */
  readonly controls: CameraControls;
  /** Returns position and orientation in metres of the scene, as in the event `camera-change`. */
  pose(): CameraPose;
  /** Moves the camera immediately. Stops a running animation. */
  set(change: CameraChange): void;
  /**
   * Moves the camera gradually: straight to a near target, in an arc to a distant one. Resolves to
   * `'stopped'` when the user starts to move the map or something else moves the camera. The
   * default duration is 300 to 2500 milliseconds, depending on the distance.
   *
   * @example
   * const end = await map.camera.animateTo({ zoom: 20, pitchDegrees: 0 }, { duration: 1200 });
   */
  animateTo(change: CameraChange, options?: AnimationOptions): Promise<AnimationEnd>;
  /**
   * Brings a target into view, including its height, as close as it fits.
   *
   * @example
   * await map.camera.focusOn(route, { padding: { bottom: 200 } });
   */
  focusOn(
    target: FocusTarget | readonly FocusTarget[],
    options?: FocusOptions,
  ): Promise<AnimationEnd>;
  /** Restores the initial view. */
  reset(options?: AnimationOptions): Promise<AnimationEnd>;
  /** Stops every movement of the camera. */
  stop(): void;
  /** Changes the limits of the camera. Throws `map-view/bad-option` for values out of range. */
  setLimits(limits: Partial<CameraLimits>): void;
  /** Changes which gestures move the map. */
  setControls(controls: Partial<CameraControls>): void;
  /**
   * Sets the padding for edges that something covers. The camera centres its target in the
   * remaining area.
   */
  setPadding(padding: Partial<Padding>, options?: AnimationOptions): Promise<AnimationEnd>;
  /**
   * Returns the screen position of a coordinate, in CSS pixels from the top left. Returns
   * `undefined` for coordinates behind the camera.
   */
  toScreen(coordinate: Coordinate): ScreenPoint | undefined;
  /**
   * Returns the coordinate under a position on the screen. Returns `undefined` above the horizon.
   * If `floor` is omitted, the current floor is used.
   */
  toCoordinate(screen: ScreenPoint, floor?: Floor | string): Coordinate | undefined;
  /**
   * Returns whether a target is on the screen: either a part of the box around it (`touching`) or
   * all of it (`inside`), as in `venue.within`. The target's floor does not have to be visible.
   */
  isInView(
    target: FocusTarget | readonly FocusTarget[],
    options?: {
      /**
       * Whether a part of the target is enough (`'touching'`) or all of it must be in view
       * (`'inside'`).
       * @defaultValue `'touching'`
       */
      readonly mode?: 'touching' | 'inside';
    },
  ): boolean;
  /**
   * Returns the visible part of the ground. Towards the horizon, it ends at four times the distance
   * to the middle of the view.
   */
  bounds(): Polygon;
  /**
   * Delegates camera movements to another renderer: poses are passed to it, and it responds with
   * `setExternal` of the view's camera. `undefined` ends the delegation.
   *
   * @internal
   */
  delegateTo(mover: ((pose: CameraPose) => void) | undefined): void;
}
