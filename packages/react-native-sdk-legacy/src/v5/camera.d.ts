import type { Location } from '../shared/venue.js';
import type { MapCoordinate, PathNode, Polygon } from '../shared/venue.js';

/** What the camera can be set to; what is not given stays. */
export type CameraPose = {
  /** What it looks at. */
  readonly position?: MapCoordinate;
  /** Metres from the camera to what it looks at: a larger number shows more. */
  readonly zoom?: number;
  /** Direction that is up on the screen, in degrees clockwise from north. */
  readonly rotation?: number;
  /** Degrees from looking straight down. */
  readonly tilt?: number;
};

/** What the camera focuses on: all of it at once. */
export type CameraTargets = {
  /** Rooms and areas. @defaultValue none */
  readonly polygons?: readonly Polygon[];
  /** Places, by their polygons. @defaultValue none */
  readonly locations?: readonly Location[];
  /** Points of the network. @defaultValue none */
  readonly nodes?: readonly PathNode[];
  /** Other points. @defaultValue none */
  readonly coordinates?: readonly MapCoordinate[];
};

/** How the camera moves. */
export type CameraAnimation = {
  /** Milliseconds that the move takes. @defaultValue `800` */
  readonly duration?: number;
};

/** How the camera focuses. */
export type CameraFocusOptions = CameraAnimation & {
  /** Nearest zoom that it takes, in metres. @defaultValue as near as shows all */
  readonly minZoom?: number;
  /** Tilt to take, in degrees. @defaultValue the current one */
  readonly tilt?: number;
  /** Rotation to take, in degrees. @defaultValue the current one */
  readonly rotation?: number;
};

/** How near and how far the camera goes. */
export type CameraLimits = {
  /** Nearest zoom, in metres. @defaultValue `15` */
  readonly minZoom?: number;
  /** Farthest zoom, in metres. @defaultValue what shows the venue twice */
  readonly maxZoom?: number;
};

/** Points of the screen at the edges that something of yours covers, such as a sheet. */
export type SafeAreaInsets = {
  /** At the upper edge, in density-independent pixels. @defaultValue `0` */
  readonly top?: number;
  /** At the right edge, in density-independent pixels. @defaultValue `0` */
  readonly right?: number;
  /** At the lower edge, in density-independent pixels. @defaultValue `0` */
  readonly bottom?: number;
  /** At the left edge, in density-independent pixels. @defaultValue `0` */
  readonly left?: number;
};

/**
 * The camera. Its zoom is a distance in metres: a larger number is farther away.
 *
 * @example
 * await store.showMap(venue.maps[0]);
 * await store.camera.focusOn({ polygons: place.polygons }, { duration: 600 });
 */
export interface Camera {
  /** Asks where it is. The answer is a message old by the time you have it. */
  get(): Promise<Required<CameraPose>>;
  /** Moves it at once. */
  set(pose: CameraPose): Promise<void>;
  /** Moves it gradually; resolves when it is there. */
  animate(pose: CameraPose, options?: CameraAnimation): Promise<void>;
  /** Moves to where all of this is seen. It changes no map: call `showMap` before. */
  focusOn(targets: CameraTargets, options?: CameraFocusOptions): Promise<void>;
  /** Limits how near and how far it goes. */
  setLimits(limits: CameraLimits): Promise<void>;
  /** Says which edges are covered, so that what it focuses on is beside them. */
  setInsets(insets: SafeAreaInsets): Promise<void>;
}
