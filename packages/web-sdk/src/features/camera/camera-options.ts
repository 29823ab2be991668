import type { Bbox, LngLat } from '@brand/geo';
import type { Coordinate, Floor, GeometryElement, VenueElement } from '@brand/venue';
import type { GeoJSON, Polygon } from 'geojson';
import type { CameraControls } from '../../dom/gestures/gesture-sink.ts';
import type { ScrollHints } from '../../dom/gestures/scroll-hint.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';
import type { CameraPose, Padding } from '../../kernel/view-camera.ts';
import type { CameraLimits } from './limits.ts';

/** What of the camera to change; what is left out stays. Limits hold. */
export type CameraChange = {
  /** What is in the middle of the view. Its floor is not followed: see `map.floors`. */
  readonly center?: Coordinate;
  /** Zoom level: one more shows half as much. A pixel is about 1 m at 16 and 3 cm at 21. */
  readonly zoom?: number;
  /** Direction that is up on the screen, clockwise from north. */
  readonly bearingDegrees?: number;
  /** 0 looks straight down. */
  readonly pitchDegrees?: number;
};

/** How the camera begins. */
export type CameraOptions = CameraChange & {
  /** What is in the middle of the view. @defaultValue the middle of the first floor */
  readonly center?: Coordinate;
  /** Zoom level. @defaultValue as close as the whole first floor is seen */
  readonly zoom?: number;
  /**
   * Direction that is up on the screen.
   * @defaultValue that which the venue gives; a quarter more where the map is much taller than wide
   * and the venue is larger that way
   */
  readonly bearingDegrees?: number;
  /** 0 looks straight down. @defaultValue `45` */
  readonly pitchDegrees?: number;
  /** CSS pixels at the edges that something covers. @defaultValue none */
  readonly padding?: Partial<Padding>;
  /** How far the camera may go. */
  readonly limits?: Partial<CameraLimits>;
  /** Which gestures move the map. @defaultValue all */
  readonly controls?: Partial<CameraControls>;
  /** What users are told when a gesture is left to the page. @defaultValue English texts */
  readonly hints?: Partial<ScrollHints>;
};

/**
 * Something to look at: anything of a venue, a coordinate or a position in degrees, a box (west,
 * south, east, north), GeoJSON, a route or a section of one, or a handle such as a marker.
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

/** How something is brought into view. */
export type FocusOptions = AnimationOptions & {
  /**
   * Milliseconds that it takes. 0 jumps.
   * @defaultValue `300` to `2500`, by how far it is
   */
  readonly duration?: number;
  /** CSS pixels that stay free at the edges, besides the camera's own padding. @defaultValue `40` each */
  readonly padding?: Partial<Padding>;
  /** Not closer than this. @defaultValue `21` */
  readonly maxZoom?: number;
  /** Not farther than this, even if not all fits. @defaultValue that of the limits */
  readonly minZoom?: number;
  /** Direction that is up on the screen, clockwise from north. @defaultValue the present one */
  readonly bearingDegrees?: number;
  /** 0 looks straight down. @defaultValue the present one */
  readonly pitchDegrees?: number;
  /**
   * Whether the map changes to a floor of the target, unless it shows one already.
   * @defaultValue `true`
   */
  readonly followFloor?: boolean;
};

/**
 * Where the map is seen from.
 *
 * @example
 * await map.camera.focusOn(map.venue.get('space', 'space-cafe'), { pitchDegrees: 60 });
 * map.camera.set({ bearingDegrees: 90 });
 */
export interface Camera {
  /** What is in the middle of the view, on the current floor. */
  readonly center: Coordinate;
  /** Zoom level: one more shows half as much. */
  readonly zoom: number;
  /** Direction that is up on the screen, clockwise from north: from 0 up to 360. */
  readonly bearingDegrees: number;
  /** 0 looks straight down. */
  readonly pitchDegrees: number;
  /** Metres that a CSS pixel covers in the middle of the view. */
  readonly metresPerPixel: number;
  /** How far the camera may go. */
  readonly limits: CameraLimits;
  /** CSS pixels at the edges that something covers. */
  readonly padding: Padding;
  /** Which gestures move the map. */
  readonly controls: CameraControls;
  /** Place and direction in metres of the scene, as `camera-change` tells it. */
  pose(): CameraPose;
  /** Moves the camera at once. Ends an animation. */
  set(change: CameraChange): void;
  /**
   * Moves the camera gradually: straight where it is near, in an arc where it is far. Ends as
   * `'stopped'` when the user takes hold of the map or something else moves the camera. By default it
   * takes 300 to 2500 milliseconds, by how far it is.
   *
   * @example
   * const end = await map.camera.animateTo({ zoom: 20, pitchDegrees: 0 }, { duration: 1200 });
   */
  animateTo(change: CameraChange, options?: AnimationOptions): Promise<AnimationEnd>;
  /**
   * Brings something into view, with its height, as close as it fits.
   *
   * @example
   * await map.camera.focusOn(route, { padding: { bottom: 200 } });
   */
  focusOn(
    target: FocusTarget | readonly FocusTarget[],
    options?: FocusOptions,
  ): Promise<AnimationEnd>;
  /** Goes back to how the map began. */
  reset(options?: AnimationOptions): Promise<AnimationEnd>;
  /** Ends whatever moves the camera. */
  stop(): void;
  /** Changes how far the camera may go. Throws `map-view/bad-option` for values out of range. */
  setLimits(limits: Partial<CameraLimits>): void;
  /** Changes which gestures move the map. */
  setControls(controls: Partial<CameraControls>): void;
  /** Says which edges are covered; the middle of the view is the middle of the rest. */
  setPadding(padding: Partial<Padding>, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Where a coordinate is on the screen, in CSS pixels from the top left; `undefined` behind the camera. */
  toScreen(coordinate: Coordinate): ScreenPoint | undefined;
  /** The coordinate under a place on the screen; `undefined` above the horizon. The floor is the current one by default. */
  toCoordinate(screen: ScreenPoint, floor?: Floor | string): Coordinate | undefined;
  /**
   * Whether something is on the screen: a part of the box around it (`touching`), or all of it
   * (`inside`), as `venue.within` has it. Whether its floor is shown does not matter.
   */
  isInView(
    target: FocusTarget | readonly FocusTarget[],
    options?: {
      /** Whether a part is enough. @defaultValue `'touching'` */
      readonly mode?: 'touching' | 'inside';
    },
  ): boolean;
  /** The ground that is seen. Towards the horizon it ends at four times the distance to the middle. */
  bounds(): Polygon;
  /**
   * Delegates camera movements to another renderer: poses are passed to it, and it responds with
   * `setExternal` of the view's camera. `undefined` ends the delegation.
   *
   * @internal
   */
  delegateTo(mover: ((pose: CameraPose) => void) | undefined): void;
}
