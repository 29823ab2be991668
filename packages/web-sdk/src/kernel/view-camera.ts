import { Matrix4, PerspectiveCamera, Vector3, Vector4 } from 'three';
import type { WorldPoint } from './map-space.ts';
import type { ScreenPoint } from './screen-point.ts';

/** Position and orientation of the camera. */
export type CameraPose = {
  /** Centre of the unpadded part of the view, in metres to the east. */
  readonly x: number;
  /** Centre of the unpadded part of the view, in metres to the north. */
  readonly y: number;
  /** Centre of the unpadded part of the view, in metres up. */
  readonly z: number;
  /** Zoom level. At 0, the globe is 512 px wide. Each step up doubles the scale. */
  readonly zoom: number;
  /** Bearing of the map, in degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Tilt of the camera, in degrees. At 0, the camera looks straight down. */
  readonly pitchDegrees: number;
};

/** Space at the edges of the view that something covers, such as a sidebar, in CSS pixels. */
export type Padding = {
  /** Padding at the top edge, in CSS pixels. */
  readonly top: number;
  /** Padding at the right edge, in CSS pixels. */
  readonly right: number;
  /** Padding at the bottom edge, in CSS pixels. */
  readonly bottom: number;
  /** Padding at the left edge, in CSS pixels. */
  readonly left: number;
};

/** A ray into the scene. */
export type PickRay = {
  /** Origin of the ray, in metres. */
  readonly origin: WorldPoint;
  /** Direction of the ray, as a vector of length 1. */
  readonly direction: WorldPoint;
};

// The same as in MapLibre, so that an embedded scene and a standalone one look the same.
const FIELD_OF_VIEW_DEGREES = 36.869_897_645_844_02;
const EQUATOR = 40_075_016.686;
const TILE = 512;
const RADIANS = Math.PI / 180;
const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Projection of the camera. Computes matrices from a pose and a size, and converts positions on the
 * ground to positions on the screen. Gestures, limits and animations are handled in
 * `features/camera`.
 *
 * @example
 * const { camera } = context.stage;
 * const at = camera.toScreen(context.space.toWorld(here));
 * const below = at && camera.toPlane(at, context.floors.altitudeOf(context.floors.current));
 */
export class ViewCamera {
  /** Camera that draws the scene. */
  readonly three: PerspectiveCamera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 0.1, 10_000);
  /** Matrix from world to clip space. `update` keeps the matrix current. */
  readonly viewProjection: Matrix4 = new Matrix4();
  /**
   * Counter that increases whenever the matrices change. Compare the value to find out whether a
   * layout is still valid.
   */
  revision = 0;
  #pose: CameraPose = { x: 0, y: 0, z: 0, zoom: 18, bearingDegrees: 0, pitchDegrees: 45 };
  #padding: Padding = NO_PADDING;
  #width = 1;
  #height = 1;
  readonly #metresAtZoom0: number;
  readonly #inverse = new Matrix4();
  readonly #outer = new Matrix4();
  #external = false;

  /** @internal Each map has one camera. */
  constructor(latitude: number) {
    this.three.up.set(0, 0, 1);
    this.three.matrixAutoUpdate = false;
    this.#metresAtZoom0 = (EQUATOR * Math.cos(latitude * RADIANS)) / TILE;
    this.#update();
  }

  /** Position and orientation of the camera. */
  get pose(): CameraPose {
    return this.#pose;
  }

  /** Padding at the edges that something covers, in CSS pixels. */
  get padding(): Padding {
    return this.#padding;
  }

  /** Width of the view, in CSS pixels. */
  get width(): number {
    return this.#width;
  }

  /** Height of the view, in CSS pixels. */
  get height(): number {
    return this.#height;
  }

  /** Size of a CSS pixel in the middle of the view, in metres. */
  get metresPerPixel(): number {
    return this.metresPerPixelAt(this.#pose.zoom);
  }

  /** Returns the size of a CSS pixel in the middle of the view at a zoom level, in metres. */
  metresPerPixelAt(zoom: number): number {
    return this.#metresAtZoom0 / 2 ** zoom;
  }

  /** Returns the zoom level at which a CSS pixel covers this many metres. */
  zoomFor(metresPerPixel: number): number {
    return Math.log2(this.#metresAtZoom0 / metresPerPixel);
  }

  /** Distance from the camera to its target, in metres. */
  get distance(): number {
    return (
      (this.metresPerPixel * this.#height) / 2 / Math.tan((FIELD_OF_VIEW_DEGREES / 2) * RADIANS)
    );
  }

  /** Moves the camera immediately, without limits and events. `map.camera.set` applies both. */
  setPose(pose: CameraPose): void {
    this.#pose = pose;
    this.#external = false;
    this.#update();
  }

  /** Sets the padding for edges that something covers, in CSS pixels. */
  setPadding(padding: Padding): void {
    this.#padding = padding;
    this.#update();
  }

  /** Sets the size of the view, in CSS pixels. */
  setSize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.#update();
  }

  /**
   * Applies the matrix of another renderer, such as a MapLibre map that draws this scene as a
   * layer. The pose is passed separately for labels and events.
   */
  setExternal(viewProjection: ArrayLike<number>, pose: CameraPose): void {
    this.#pose = pose;
    this.#external = true;
    this.#outer.fromArray(viewProjection);
    this.#update();
  }

  /** Whether another renderer moves the camera. */
  get isExternal(): boolean {
    return this.#external;
  }

  /**
   * Returns the screen position of a point in the scene. `depth` ranges from 0 (near) to 1 (far).
   * Returns `undefined` for points behind the camera.
   */
  toScreen({ x, y, z }: WorldPoint): (ScreenPoint & { readonly depth: number }) | undefined {
    const clip = scratch4.set(x, y, z, 1).applyMatrix4(this.viewProjection);
    if (clip.w <= 0) return undefined;
    return {
      x: (clip.x / clip.w + 1) * 0.5 * this.#width,
      y: (1 - clip.y / clip.w) * 0.5 * this.#height,
      depth: (clip.z / clip.w + 1) * 0.5,
    };
  }

  /** Returns the ray from the camera through a position on the screen. */
  rayAt({ x, y }: ScreenPoint): PickRay {
    const ndcX = (x / this.#width) * 2 - 1;
    const ndcY = 1 - (y / this.#height) * 2;
    const near = new Vector3(ndcX, ndcY, -1).applyMatrix4(this.#inverse);
    const far = new Vector3(ndcX, ndcY, 1).applyMatrix4(this.#inverse);
    const direction = far.sub(near).normalize();
    return { origin: near, direction };
  }

  /**
   * Returns the point where the ray through a position on the screen meets the plane at this
   * height.
   */
  toPlane(screen: ScreenPoint, z: number = this.#pose.z): WorldPoint | undefined {
    const { origin, direction } = this.rayAt(screen);
    const steps = (z - origin.z) / direction.z;
    if (!Number.isFinite(steps) || steps <= 0) return undefined;
    return { x: origin.x + direction.x * steps, y: origin.y + direction.y * steps, z };
  }

  #update(): void {
    const { x, y, z, bearingDegrees, pitchDegrees } = this.#pose;
    const { three } = this;
    const distance = this.distance;
    const bearing = bearingDegrees * RADIANS;
    const pitch = pitchDegrees * RADIANS;
    const back = Math.sin(pitch) * distance;
    const position = three.position.set(
      x - Math.sin(bearing) * back,
      y - Math.cos(bearing) * back,
      z + Math.cos(pitch) * distance,
    );
    const target = scratch3.set(x, y, z);
    // At a pitch of 0 "up" would be along the line of sight, so it is derived from the bearing.
    three.up.set(
      Math.sin(bearing) * Math.cos(pitch),
      Math.cos(bearing) * Math.cos(pitch),
      Math.sin(pitch),
    );
    three.matrix.lookAt(position, target, three.up).setPosition(position);
    three.matrixWorld.copy(three.matrix);
    three.matrixWorldInverse.copy(three.matrix).invert();
    this.#updateProjection(distance);
    if (this.#external) {
      // A new size or padding must not restore the own matrix before the other renderer's frame.
      three.projectionMatrix.copy(this.#outer).multiply(three.matrixWorld);
      three.projectionMatrixInverse.copy(three.projectionMatrix).invert();
    }
    this.viewProjection.multiplyMatrices(three.projectionMatrix, three.matrixWorldInverse);
    this.#inverse.copy(this.viewProjection).invert();
    this.revision += 1;
  }

  #updateProjection(distance: number): void {
    const { top, right, bottom, left } = this.#padding;
    const { three } = this;
    three.aspect = this.#width / this.#height;
    // A far plane that follows the camera keeps the depth buffer precise where objects are drawn.
    three.near = Math.max(0.05, distance / 50);
    three.far = distance * 20 + 500;
    three.updateProjectionMatrix();
    three.projectionMatrix.elements[8] = (right - left) / this.#width;
    three.projectionMatrix.elements[9] = (top - bottom) / this.#height;
    three.projectionMatrixInverse.copy(three.projectionMatrix).invert();
  }
}

const scratch3 = new Vector3();
const scratch4 = new Vector4();
