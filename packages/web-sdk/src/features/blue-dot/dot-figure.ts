import type { Point } from '@brand/geo';
import type { Floor } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import { disposeTree } from '../../kernel/stage.ts';
import type { BlueDotStyle } from './blue-dot-options.ts';
import { DotMesh } from './dot-mesh.ts';
import { DotMotion, type DotPose } from './dot-motion.ts';
import { type DotCircle, DotCollisionSource } from './dot-collision-source.ts';
import { isSeen } from './is-seen.ts';
import type { DotPosition, DotState } from './position.ts';

const WAVE_DURATION_MS = 1400;
/** Touch tolerance around the dot, in CSS pixels. */
const TOUCH = 6;
/** Radius of a ring that fits the view, as a ratio of the shorter side of the view. */
const FIT_RATIO = 0.3;

/** The dot in the scene: its motion, mesh and hit test. */
export class DotFigure {
  readonly #context: FeatureContext;
  readonly #motion = new DotMotion();
  readonly #drawn = new DotMesh();
  #waveStart = -Infinity;
  #isShown = false;
  #floor: Floor | undefined;
  readonly #leaveRoom: () => void;
  /** Cache key of the last label layout: the position of the dot. */
  #roomKey = '';
  #style: BlueDotStyle | undefined;

  constructor(context: FeatureContext) {
    this.#context = context;
    this.#leaveRoom = context.layout.add(new DotCollisionSource(() => this.#circle()));
    context.layers.assign(this.#drawn.mesh, 'blue-dot');
  }

  /** The pose that is drawn now. */
  get pose(): DotPose | undefined {
    return this.#motion.poseAt(Date.now());
  }

  /** Whether the dot is shown; its floor may still be hidden. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Moves to a position. Returns whether it was too far to animate. */
  goTo({ lngLat, accuracy }: DotPosition, how: 'glide' | 'cut'): boolean {
    const now = Date.now();
    const place = { ...this.#context.space.toMetres(lngLat), accuracy };
    this.#waveStart = now;
    return this.#motion.goTo(place, { now, how: this.#context.motion.isReduced ? 'cut' : how });
  }

  turnTo(degrees: number | undefined): void {
    const how = this.#context.motion.isReduced ? 'cut' : 'glide';
    this.#motion.turnTo(degrees, { now: Date.now(), how });
  }

  /** Attaches the dot to a floor; it moves and hides with that floor. */
  attachTo(floor: Floor): void {
    if (floor === this.#floor) return;
    const { mesh } = this.#drawn;
    this.#floor = floor;
    this.#context.stage.groupOf(floor).add(mesh);
    mesh.matrixWorldNeedsUpdate = true;
  }

  /** Draws the current state, and requests another frame while the dot moves. */
  draw(style: BlueDotStyle, state: DotState): void {
    const { floors, stage, motion } = this.#context;
    const now = Date.now();
    const pose = this.#motion.poseAt(now);
    const { mesh } = this.#drawn;
    this.#isShown = Number.isFinite(pose?.x) && isSeen(style, state);
    // A floor that is visible only through voids of another one is drawn, but does not count as
    // shown.
    mesh.visible = this.#isShown && floors.visible.includes(this.#floor!);
    this.#style = style;
    this.#keepRoom(pose);
    if (!mesh.visible || !pose) return;
    const { width, height, metresPerPixel } = stage.camera;
    const share = (now - this.#waveStart) / WAVE_DURATION_MS;
    const hasWave = share < 1 && style.pulse && state === 'active' && !motion.isReduced;
    const wave = hasWave ? share : 0;
    const maxRing =
      style.ring === 'fit-view' ? FIT_RATIO * Math.min(width, height) * metresPerPixel : Infinity;
    const opacity = floors.presenceOf(this.#floor!);
    this.#drawn.set({ style, state, pose, wave, maxRing, width, height, opacity });
    if (hasWave || this.#motion.isMovingAt(now)) stage.requestFrame();
  }

  /** Whether a point on the screen is on the dot. */
  isAt(screen: Point): boolean {
    const circle = this.#circle();
    if (!circle) return false;
    return Math.hypot(circle.x - screen.x, circle.y - screen.y) <= circle.radius + TOUCH;
  }

  /** The dot's circle on the screen; `undefined` while it is not visible. */
  #circle(): DotCircle | undefined {
    const { pose } = this;
    const { floors, stage, layers } = this.#context;
    const style = this.#style;
    if (!pose || !style || !this.#drawn.mesh.visible || !layers.isVisible('blue-dot')) return;
    const z = floors.altitudeOf(this.#floor!) + style.altitude;
    const place = stage.camera.toScreen({ x: pose.x, y: pose.y, z });
    if (!place) return;
    const { radiusPixels, minRadius } = style;
    return { ...place, radius: Math.max(radiusPixels, minRadius / stage.camera.metresPerPixel) };
  }

  /** Invalidates the label layout when the dot appeared, disappeared or moved. */
  #keepRoom(pose: DotPose | undefined): void {
    const key = this.#drawn.mesh.visible ? `${pose?.x} ${pose?.y}` : '';
    if (key === this.#roomKey) return;
    this.#roomKey = key;
    this.#context.layout.invalidate();
  }

  dispose(): void {
    this.#leaveRoom();
    disposeTree(this.#drawn.mesh);
  }
}
