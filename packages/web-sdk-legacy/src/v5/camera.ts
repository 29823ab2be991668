import type { CameraChange } from '../shared/engine.ts';
import { Listeners } from '../shared/listeners.ts';
import { fromEngine, type MapCoordinate, toEngine } from '../shared/map-coordinate.ts';
import { type CameraTargets, toFocusTargets, type ViewCore } from '../shared/view-core.ts';

/**
 * Events of the camera.
 *
 * @example
 * mapView.camera.on(CAMERA_EVENT.ZOOM_CHANGED, (zoom) => console.log(`${Math.round(zoom)} m`));
 */
export const CAMERA_EVENT = {
  /** Fires when any value of the camera changes. */
  CHANGED: 'changed',
  /** Fires when the zoom changes. */
  ZOOM_CHANGED: 'zoom-changed',
  /** Fires when the rotation changes. */
  ROTATION_CHANGED: 'rotation-changed',
  /** Fires when the tilt changes. */
  TILT_CHANGED: 'tilt-changed',
  /** Fires when the camera's position changes. */
  POSITION_CHANGED: 'position-changed',
  /** Fires when the user starts to move the map. */
  USER_INTERACTION_START: 'user-interaction-start',
  /** Fires when the user releases the map. */
  USER_INTERACTION_END: 'user-interaction-end',
} as const;

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

/** Payloads of the camera's events. */
export type CameraEvents = {
  /** Current values of the camera. */
  changed: Required<CameraPose>;
  /** New zoom, in metres. */
  'zoom-changed': number;
  /** New rotation, in degrees. */
  'rotation-changed': number;
  /** New tilt, in degrees. */
  'tilt-changed': number;
  /** New position that the camera looks at. */
  'position-changed': MapCoordinate;
  /** No payload. */
  'user-interaction-start': undefined;
  /** No payload. */
  'user-interaction-end': undefined;
};

/** Insets for edges that your own elements cover, such as a panel, in CSS pixels. */
export type SafeAreaInsets = {
  /** Inset at the top edge, in CSS pixels. @defaultValue `0` */
  readonly top?: number;
  /** Inset at the right edge, in CSS pixels. @defaultValue `0` */
  readonly right?: number;
  /** Inset at the bottom edge, in CSS pixels. @defaultValue `0` */
  readonly bottom?: number;
  /** Inset at the left edge, in CSS pixels. @defaultValue `0` */
  readonly left?: number;
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

const MOVED = 1e-9;

/**
 * The camera of a map view. The zoom is a height in metres, so larger values are farther away.
 *
 * @example
 * mapView.camera.set({ zoom: 120, tilt: 30 });
 * await mapView.camera.focusOn({ polygons: place.polygons }, { duration: 600 });
 */
export class Camera {
  readonly #core: ViewCore;
  readonly #listeners = new Listeners<CameraEvents>();
  #lastPose: Required<CameraPose>;

  /** @internal Created by map views. */
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

  /** Distance from the camera to its target, in metres. */
  get zoom(): number {
    return this.#core.zoom;
  }

  /** Rotation of the map, in degrees clockwise from north. */
  get rotation(): number {
    return this.#core.engine.camera.bearingDegrees;
  }

  /** Tilt of the camera, in degrees, where 0 looks straight down. */
  get tilt(): number {
    return this.#core.engine.camera.pitchDegrees;
  }

  /** Position that the camera looks at. */
  get position(): MapCoordinate {
    return fromEngine(this.#core.engine.camera.center, this.#core.index, this.#core.currentMap);
  }

  /** Closest zoom that is allowed, in metres. */
  get minZoom(): number {
    return this.#core.zoomAt(this.#core.engine.camera.limits.maxZoom);
  }

  /** Farthest zoom that is allowed, in metres. */
  get maxZoom(): number {
    return this.#core.zoomAt(this.#core.engine.camera.limits.minZoom);
  }

  /** Moves the camera immediately. */
  set(pose: CameraPose): void {
    this.#core.check('camera.set');
    this.#core.engine.camera.set(this.#toChange(pose));
  }

  /**
   * Moves the camera gradually. If the user prefers reduced motion, the camera moves immediately.
   */
  async animate(pose: CameraPose, { duration = 800 }: CameraAnimation = {}): Promise<void> {
    this.#core.check('camera.animate');
    await this.#core.engine.camera.animateTo(this.#toChange(pose), { duration });
  }

  /**
   * Moves the camera so that all targets are in view. The map does not change, so call `showMap`
   * first.
   */
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

  /** Limits the zoom of the camera, in metres. */
  setLimits(limits: { readonly minZoom?: number; readonly maxZoom?: number }): void {
    this.#core.check('camera.setLimits');
    const { minZoom, maxZoom } = limits;
    this.#core.engine.camera.setLimits({
      ...(minZoom !== undefined && { maxZoom: this.#core.levelFor(minZoom) }),
      ...(maxZoom !== undefined && { minZoom: this.#core.levelFor(maxZoom) }),
    });
  }

  /**
   * Sets the insets for edges that other elements cover. The camera centres its targets in the
   * remaining area.
   */
  setInsets({ top = 0, right = 0, bottom = 0, left = 0 }: SafeAreaInsets): void {
    this.#core.check('camera.setInsets');
    void this.#core.engine.camera.setPadding({ top, right, bottom, left }, { duration: 0 });
  }

  /** Adds a listener for an event. */
  on<Name extends keyof CameraEvents>(
    event: Name,
    listener: (payload: CameraEvents[Name]) => void,
  ): void {
    this.#listeners.on(event, listener);
  }

  /** Removes a listener. Pass the function that you passed to `on`. */
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
