import type { Location } from '../shared/venue.js';
import type { MapCoordinate, PathNode, Polygon } from '../shared/venue.js';

/** Camera values to set. Omitted values stay as they are. */
export type CameraPose = {
  /** Position that the camera looks at. */
  readonly position?: MapCoordinate;
  /** Distance from the camera to its target, in metres. Larger values show more of the map. */
  readonly zoom?: number;
  /** Rotation of the map, in degrees clockwise from north. */
  readonly rotation?: number;
  /** Tilt of the camera, in degrees, where 0 looks straight down. */
  readonly tilt?: number;
};

/** Targets that the camera shows together. */
export type CameraTargets = {
  /** Rooms and areas to show. @defaultValue none */
  readonly polygons?: readonly Polygon[];
  /** Places to show, with all their polygons. @defaultValue none */
  readonly locations?: readonly Location[];
  /** Nodes of the path network to show. @defaultValue none */
  readonly nodes?: readonly PathNode[];
  /** Other points to show. @defaultValue none */
  readonly coordinates?: readonly MapCoordinate[];
};

/** Options of a camera movement. */
export type CameraAnimation = {
  /** Duration of the movement, in milliseconds. @defaultValue `800` */
  readonly duration?: number;
};

/** Options for focusing on targets. */
export type CameraFocusOptions = CameraAnimation & {
  /**
   * Closest zoom that the camera uses, in metres.
   * @defaultValue the closest zoom that shows all targets
   */
  readonly minZoom?: number;
  /** Tilt to use, in degrees. @defaultValue the current one */
  readonly tilt?: number;
  /** Rotation to use, in degrees. @defaultValue the current one */
  readonly rotation?: number;
};

/** Limits of the camera's zoom. */
export type CameraLimits = {
  /** Closest zoom, in metres. @defaultValue `15` */
  readonly minZoom?: number;
  /** Farthest zoom, in metres. @defaultValue the zoom that shows twice the size of the venue */
  readonly maxZoom?: number;
};

/** Insets for edges that your own views cover, such as a sheet, in density-independent pixels. */
export type SafeAreaInsets = {
  /** Inset at the top edge, in density-independent pixels. @defaultValue `0` */
  readonly top?: number;
  /** Inset at the right edge, in density-independent pixels. @defaultValue `0` */
  readonly right?: number;
  /** Inset at the bottom edge, in density-independent pixels. @defaultValue `0` */
  readonly bottom?: number;
  /** Inset at the left edge, in density-independent pixels. @defaultValue `0` */
  readonly left?: number;
};

/**
 * The camera of the map. The zoom is a distance in metres, so larger values are farther away.
 *
 * @example
 * await store.showMap(venue.maps[0]);
 * await store.camera.focusOn({ polygons: place.polygons }, { duration: 600 });
 */
export interface Camera {
  /**
   * Returns the state of the camera. The result may be outdated when it arrives, because it crosses
   * the bridge.
   */
  get(): Promise<Required<CameraPose>>;
  /** Moves the camera immediately. */
  set(pose: CameraPose): Promise<void>;
  /** Moves the camera gradually. Resolves when the movement ends. */
  animate(pose: CameraPose, options?: CameraAnimation): Promise<void>;
  /**
   * Moves the camera so that all targets are in view. To show targets on another map, call
   * `showMap` first.
   */
  focusOn(targets: CameraTargets, options?: CameraFocusOptions): Promise<void>;
  /** Limits the zoom of the camera. */
  setLimits(limits: CameraLimits): Promise<void>;
  /**
   * Sets the insets for edges that other views cover. The camera centres its targets in the
   * remaining area.
   */
  setInsets(insets: SafeAreaInsets): Promise<void>;
}
