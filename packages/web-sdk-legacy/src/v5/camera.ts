import type { CameraChange } from '../shared/engine.ts';
import { Listeners } from '../shared/listeners.ts';
import { fromEngine, type MapCoordinate, toEngine } from '../shared/map-coordinate.ts';
import { type CameraTargets, toFocusTargets, type ViewCore } from '../shared/view-core.ts';

/**
 * What the camera tells.
 *
 * @example
 * mapView.camera.on(CAMERA_EVENT.ZOOM_CHANGED, (zoom) => console.log(`${Math.round(zoom)} m`));
 */
export const CAMERA_EVENT = {
  /** Something changed, whatever it was. */
  CHANGED: 'changed',
  /** It is nearer or farther. */
  ZOOM_CHANGED: 'zoom-changed',
  /** It turned. */
  ROTATION_CHANGED: 'rotation-changed',
  /** It tilted. */
  TILT_CHANGED: 'tilt-changed',
  /** It looks at another place. */
  POSITION_CHANGED: 'position-changed',
  /** The user takes hold of the map. */
  USER_INTERACTION_START: 'user-interaction-start',
  /** The user lets go of it. */
  USER_INTERACTION_END: 'user-interaction-end',
} as const;

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

/** What is told with each event of the camera. */
export type CameraEvents = {
  /** What it is set to now. */
  changed: Required<CameraPose>;
  /** The zoom, in metres. */
  'zoom-changed': number;
  /** The rotation, in degrees. */
  'rotation-changed': number;
  /** The tilt, in degrees. */
  'tilt-changed': number;
  /** What it looks at. */
  'position-changed': MapCoordinate;
  /** Nothing. */
  'user-interaction-start': undefined;
  /** Nothing. */
  'user-interaction-end': undefined;
};

/** CSS pixels at the edges that something of yours covers, such as a panel. */
export type SafeAreaInsets = {
  /** At the upper edge, in CSS pixels. @defaultValue `0` */
  readonly top?: number;
  /** At the right edge, in CSS pixels. @defaultValue `0` */
  readonly right?: number;
  /** At the lower edge, in CSS pixels. @defaultValue `0` */
  readonly bottom?: number;
  /** At the left edge, in CSS pixels. @defaultValue `0` */
  readonly left?: number;
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

const MOVED = 1e-9;

/**
 * The camera. Its zoom is a height in metres: a larger number is farther away.
 *
 * @example
 * mapView.camera.set({ zoom: 120, tilt: 30 });
 * await mapView.camera.focusOn({ polygons: place.polygons }, { duration: 600 });
 */
export class Camera {
  readonly #core: ViewCore;
  readonly #listeners = new Listeners<CameraEvents>();
  #lastPose: Required<CameraPose>;

  /** @internal Map views have one. */
  constructor(core: ViewCore) {
    this.#core = core;
    this.#lastPose = this.#pose();
    core.engine.on('camera-change', () => this.#emitChanges());
    core.engine.on('interaction-start', () =>
      this.#listeners.emit('user-interaction-start', undefined),
    );
    core.engine.on('interaction-end', () =>
      this.#listeners.emit('user-interaction-end', undefined),
    );
  }

  /** Metres from the camera to what it looks at. */
  get zoom(): number {
    return this.#core.zoom;
  }

  /** Direction that is up on the screen, in degrees clockwise from north. */
  get rotation(): number {
    return this.#core.engine.camera.bearingDegrees;
  }

  /** Degrees from looking straight down. */
  get tilt(): number {
    return this.#core.engine.camera.pitchDegrees;
  }

  /** What it looks at. */
  get position(): MapCoordinate {
    return fromEngine(this.#core.engine.camera.center, this.#core.index, this.#core.currentMap);
  }

  /** Nearest zoom that is allowed, in metres. */
  get minZoom(): number {
    return this.#core.zoomAt(this.#core.engine.camera.limits.maxZoom);
  }

  /** Farthest zoom that is allowed, in metres. */
  get maxZoom(): number {
    return this.#core.zoomAt(this.#core.engine.camera.limits.minZoom);
  }

  /** Moves it at once. */
  set(pose: CameraPose): void {
    this.#core.check('camera.set');
    this.#core.engine.camera.set(this.#toChange(pose));
  }

  /** Moves it gradually. Where the user asks for reduced motion it is there at once. */
  async animate(pose: CameraPose, { duration = 800 }: CameraAnimation = {}): Promise<void> {
    this.#core.check('camera.animate');
    await this.#core.engine.camera.animateTo(this.#toChange(pose), { duration });
  }

  /** Moves to where all of this is seen. It changes no map: call `showMap` before. */
  async focusOn(targets: CameraTargets, options: CameraFocusOptions = {}): Promise<void> {
    this.#core.check('camera.focusOn');
    const { duration = 800, minZoom, tilt, rotation } = options;
    await this.#core.engine.camera.focusOn(toFocusTargets(targets, 'camera.focusOn'), {
      duration,
      followFloor: false,
      ...(minZoom !== undefined && { maxZoom: this.#core.levelFor(minZoom) }),
      ...(tilt !== undefined && { pitchDegrees: tilt }),
      ...(rotation !== undefined && { bearingDegrees: rotation }),
    });
  }

  /** Limits how near and how far the camera goes, in metres. */
  setLimits(limits: { readonly minZoom?: number; readonly maxZoom?: number }): void {
    this.#core.check('camera.setLimits');
    const { minZoom, maxZoom } = limits;
    this.#core.engine.camera.setLimits({
      ...(minZoom !== undefined && { maxZoom: this.#core.levelFor(minZoom) }),
      ...(maxZoom !== undefined && { minZoom: this.#core.levelFor(maxZoom) }),
    });
  }

  /** Says which edges are covered, so that what the camera focuses on is beside them. */
  setInsets({ top = 0, right = 0, bottom = 0, left = 0 }: SafeAreaInsets): void {
    this.#core.check('camera.setInsets');
    void this.#core.engine.camera.setPadding({ top, right, bottom, left }, { duration: 0 });
  }

  /** Calls a function at each event from now on. */
  on<Name extends keyof CameraEvents>(
    event: Name,
    listener: (payload: CameraEvents[Name]) => void,
  ): void {
    this.#listeners.on(event, listener);
  }

  /** Ends what `on` began; needs the same function. */
  off<Name extends keyof CameraEvents>(
    event: Name,
    listener: (payload: CameraEvents[Name]) => void,
  ): void {
    this.#listeners.off(event, listener);
  }

  #pose(): Required<CameraPose> {
    const { position, zoom, rotation, tilt } = this;
    return { position, zoom, rotation, tilt };
  }

  #emitChanges(): void {
    const before = this.#lastPose;
    const now = this.#pose();
    this.#lastPose = now;
    const { position, zoom, rotation, tilt } = now;
    if (differs(zoom, before.zoom)) this.#listeners.emit('zoom-changed', zoom);
    if (differs(rotation, before.rotation)) this.#listeners.emit('rotation-changed', rotation);
    if (differs(tilt, before.tilt)) this.#listeners.emit('tilt-changed', tilt);
    const hasMoved =
      differs(position.latitude, before.position.latitude) ||
      differs(position.longitude, before.position.longitude);
    if (hasMoved) this.#listeners.emit('position-changed', position);
    this.#listeners.emit('changed', now);
  }

  #toChange({ position, zoom, rotation, tilt }: CameraPose): CameraChange {
    return {
      ...(position && { center: toEngine(position) }),
      ...(zoom !== undefined && { zoom: this.#core.levelFor(zoom) }),
      ...(rotation !== undefined && { bearingDegrees: rotation }),
      ...(tilt !== undefined && { pitchDegrees: tilt }),
    };
  }
}

function differs(a: number, b: number): boolean {
  return Math.abs(a - b) > MOVED * Math.max(1, Math.abs(a));
}
