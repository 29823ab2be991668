import type { Point } from '@brand/geo';
import type { Floor } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import { disposeTree } from '../../kernel/stage.ts';
import type { BlueDotStyle } from './blue-dot-options.ts';
import { DotMesh } from './dot-mesh.ts';
import { DotMotion, type DotPose } from './dot-motion.ts';
import { type DotCircle, DotCollisionSource } from './dot-collision-source.ts';
import type { DotPosition, DotState } from './position.ts';

const WAVE = 1400;
/** CSS pixels around the dot that a finger may miss it by. */
const TOUCH = 6;
/** Radius of the ring as a share of the smaller side of the view, for the ring that fits it. */
const FIT_SHARE = 0.3;

/** The dot in the scene: moves, turns and is met by pointers. */
export class DotFigure {
  readonly #context: FeatureContext;
  readonly #motion = new DotMotion();
  readonly #drawn = new DotMesh();
  #waveStart = -Infinity;
  #isShown = false;
  #floor: Floor | undefined;
  readonly #leaveRoom: () => void;
  /** What the room that labels leave it depends on. */
  #roomKey = '';
  #style: BlueDotStyle | undefined;

  constructor(context: FeatureContext) {
    this.#context = context;
    this.#leaveRoom = context.layout.add(new DotCollisionSource(() => this.#circle()));
    context.layers.assign(this.#drawn.mesh, 'blue-dot');
  }

  /** Where it is drawn now. */
  get pose(): DotPose | undefined {
    return this.#motion.poseAt(Date.now());
  }

  /** Whether it is shown, on a floor that may be hidden. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Goes to a position; says whether that was too far to glide. */
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

  /** Puts it on a floor, with which it is then moved and hidden. */
  standOn(floor: Floor): void {
    if (floor === this.#floor) return;
    const { mesh } = this.#drawn;
    this.#floor = floor;
    this.#context.stage.groupOf(floor).add(mesh);
    mesh.matrixWorldNeedsUpdate = true;
  }

  /** Draws it as it is in this moment, and asks for another frame while it moves. */
  draw(style: BlueDotStyle, state: DotState): void {
    const { floors, stage, motion } = this.#context;
    const now = Date.now();
    const pose = this.#motion.poseAt(now);
    const { mesh } = this.#drawn;
    this.#isShown = Number.isFinite(pose?.x) && isSeen(style, state);
    // A floor that is only seen through the holes of another one is drawn, but not shown.
    mesh.visible = this.#isShown && floors.visible.includes(this.#floor!);
    this.#style = style;
    this.#keepRoom(pose);
    if (!mesh.visible || !pose) return;
    const { width, height, metresPerPixel } = stage.camera;
    const share = (now - this.#waveStart) / WAVE;
    const hasWave = share < 1 && style.pulse && state === 'active' && !motion.isReduced;
    const wave = hasWave ? share : 0;
    const maxRing =
      style.ring === 'fit-view' ? FIT_SHARE * Math.min(width, height) * metresPerPixel : Infinity;
    const opacity = floors.presenceOf(this.#floor!);
    this.#drawn.set({ style, state, pose, wave, maxRing, width, height, opacity });
    if (hasWave || this.#motion.isMovingAt(now)) stage.requestFrame();
  }

  /** Whether a place on the screen shows it. */
  isAt(screen: Point): boolean {
    const circle = this.#circle();
    if (!circle) return false;
    return Math.hypot(circle.x - screen.x, circle.y - screen.y) <= circle.radius + TOUCH;
  }

  /** Where it is on the screen; `undefined` while it is not seen. */
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

  /** Has labels laid out again when it came, went or moved. */
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

function isSeen({ uncertain, outOfBounds }: BlueDotStyle, state: DotState): boolean {
  if (state === 'uncertain') return uncertain === 'dashed';
  if (state === 'out-of-bounds') return outOfBounds === 'shown';
  return state === 'active' || state === 'stale';
}
