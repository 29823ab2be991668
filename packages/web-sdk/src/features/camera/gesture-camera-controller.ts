import type { Point } from '@brand/geo';
import type {
  CameraControls,
  GestureSink,
  InteractionKind,
  KeyStep,
  Pinch,
} from '../../dom/gestures/gesture-sink.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import { displacePose, glideTime, isSpent, Momentum, type PoseVelocity } from './momentum.ts';
import type { Rig } from './rig.ts';

export type GestureCameraControllerOptions = {
  readonly controls: () => CameraControls;
  readonly isReduced: () => boolean;
  readonly requestFrame: () => void;
  /** Called before each camera movement. */
  readonly onMove: () => void;
  readonly onStart: (kind: InteractionKind) => void;
  readonly onEnd: (kind: InteractionKind) => void;
};

type Steps = { -readonly [K in keyof KeyStep]: number };
type Glide = {
  readonly velocity: PoseVelocity;
  readonly from: CameraPose;
  start: number | undefined;
};

const NO_STEPS: KeyStep = { panX: 0, panY: 0, zoom: 0, turnDegrees: 0, tiltDegrees: 0 };
// Time constant of the easing of steps, in milliseconds.
const SMOOTHING_MS = 70;
// Milliseconds until a held key repeats, and its repeat rate.
const HOLD_DELAY_MS = 250;
const STEPS_PER_SECOND = 6;
const RADIANS = Math.PI / 180;

/**
 * Moves the camera in response to gestures. It does not touch the DOM: timestamps arrive with
 * gestures and frames.
 */
export class GestureCameraController implements GestureSink {
  readonly #rig: Rig;
  readonly #options: GestureCameraControllerOptions;
  readonly #momentum = new Momentum();
  readonly #keys = new Map<string, { readonly step: KeyStep; since: number | undefined }>();
  readonly #held = new Set<InteractionKind>();
  readonly #open = new Set<InteractionKind>();
  #grabbed: Point = { x: 0, y: 0 };
  #steps: Steps = { ...NO_STEPS };
  #about: Point | undefined;
  #glide: Glide | undefined;
  #before: number | undefined;

  constructor(rig: Rig, options: GestureCameraControllerOptions) {
    this.#rig = rig;
    this.#options = options;
  }

  /** Releases all input and stops all movement. */
  stop(): void {
    this.#keys.clear();
    this.#held.clear();
    this.touch();
  }

  touch(): void {
    this.#glide = undefined;
    this.#steps = { ...NO_STEPS };
    this.#momentum.clear();
    this.#settle();
  }

  begin(kind: InteractionKind): void {
    this.#held.add(kind);
    if (kind !== 'keyboard') this.#glide = undefined;
    if (this.#open.has(kind)) return;
    this.#open.add(kind);
    this.#options.onStart(kind);
  }

  letGo(kind: InteractionKind, time?: number): void {
    this.#held.delete(kind);
    if (kind === 'pointer' && time !== undefined && !this.#options.isReduced()) {
      const { metresPerPixel, width } = this.#rig.view;
      const velocity = this.#momentum.velocityAt(time, metresPerPixel * width);
      if (velocity && !isSpent(velocity, 0, metresPerPixel)) {
        this.#glide = { velocity, from: this.#rig.pose, start: undefined };
        this.#options.requestFrame();
      }
    }
    this.#momentum.clear();
    this.#settle();
  }

  grab(at: Point): void {
    this.#grabbed = this.#rig.groundAt(at);
  }

  dragTo(at: Point, time: number): void {
    if (!this.#options.controls().pan) return;
    this.#options.onMove();
    this.#rig.hold(this.#grabbed, at);
    this.#momentum.note(time, this.#rig.pose);
  }

  pinch({ at, scale, turnDegrees }: Pinch, time: number): void {
    const { pan, zoom, rotate } = this.#options.controls();
    const { pose } = this.#rig;
    if (!pan && !zoom && !rotate) return;
    this.#options.onMove();
    if (!pan) this.grab(at);
    this.#rig.hold(this.#grabbed, at, {
      zoom: pose.zoom + (zoom ? Math.log2(scale) : 0),
      bearingDegrees: pose.bearingDegrees - (rotate ? turnDegrees : 0),
    });
    this.#momentum.note(time, this.#rig.pose);
  }

  turn(change: Pick<KeyStep, 'turnDegrees' | 'tiltDegrees'>, time: number): void {
    this.#take({ ...NO_STEPS, ...change });
    this.#momentum.note(time, this.#rig.pose);
  }

  zoomAbout(at: Point, levels: number): void {
    this.#about = at;
    this.#add({ ...NO_STEPS, zoom: levels });
  }

  keyDown(key: string, step: KeyStep): void {
    this.begin('keyboard');
    // With reduced motion, each press and each key repeat is one step.
    if (this.#keys.has(key) && !this.#options.isReduced()) return;
    this.#keys.set(key, { step, since: undefined });
    this.#about = undefined;
    this.#add(step);
  }

  keyUp(key: string): void {
    if (this.#keys.delete(key) && this.#keys.size === 0) this.letGo('keyboard');
  }

  /** Advances to a time. Must be called on each frame. */
  advance(now: number): void {
    const elapsed = Math.min(100, Math.max(0, now - (this.#before ?? now)));
    this.#hold(now, elapsed);
    this.#run(now);
    if (hasAny(this.#steps)) {
      const share = 1 - Math.exp(-elapsed / SMOOTHING_MS);
      const part = { ...NO_STEPS } as Steps;
      for (const key of Object.keys(part) as (keyof Steps)[]) {
        part[key] = isTiny(key, this.#steps[key]) ? this.#steps[key] : this.#steps[key] * share;
        this.#steps[key] -= part[key];
      }
      this.#take(part);
    }
    const isActive = this.#isMoving();
    this.#before = isActive ? now : undefined;
    if (isActive) this.#options.requestFrame();
    this.#settle();
  }

  #hold(now: number, elapsed: number): void {
    if (this.#options.isReduced()) return;
    for (const key of this.#keys.values()) {
      key.since ??= now;
      if (now - key.since < HOLD_DELAY_MS) continue;
      for (const part of Object.keys(NO_STEPS) as (keyof Steps)[]) {
        this.#steps[part] += (key.step[part] * STEPS_PER_SECOND * elapsed) / 1000;
      }
    }
  }

  #run(now: number): void {
    const glide = this.#glide;
    if (!glide) return;
    glide.start ??= now;
    const elapsed = now - glide.start;
    const next = displacePose(glide.from, glide.velocity, glideTime(elapsed));
    const { pose } = this.#rig;
    this.#rig.move({ ...next, z: pose.z });
    // At a limit the pose no longer changes.
    const isStuck = elapsed > 0 && this.#rig.pose === pose;
    if (isStuck || isSpent(glide.velocity, elapsed, this.#rig.view.metresPerPixel)) {
      this.#glide = undefined;
    }
  }

  #add(step: KeyStep): void {
    if (this.#options.isReduced()) return this.#take(step);
    for (const key of Object.keys(step) as (keyof KeyStep)[]) this.#steps[key] += step[key];
    this.#options.requestFrame();
  }

  #take(step: KeyStep): void {
    const allowed = this.#options.controls();
    const [panX, panY] = allowed.pan ? [step.panX, step.panY] : [0, 0];
    const zoom = allowed.zoom ? step.zoom : 0;
    const turnDegrees = allowed.rotate ? step.turnDegrees : 0;
    const tiltDegrees = allowed.pitch ? step.tiltDegrees : 0;
    if (!hasAny({ panX, panY, zoom, turnDegrees, tiltDegrees })) return;
    this.#options.onMove();
    const { pose, view } = this.#rig;
    const change = {
      bearingDegrees: pose.bearingDegrees + turnDegrees,
      pitchDegrees: pose.pitchDegrees + tiltDegrees,
      zoom: pose.zoom + zoom,
    };
    if (this.#about && zoom !== 0) {
      this.#rig.hold(this.#rig.groundAt(this.#about), this.#about, change);
      return;
    }
    const east = Math.cos(pose.bearingDegrees * RADIANS) * view.metresPerPixel;
    const north = Math.sin(pose.bearingDegrees * RADIANS) * view.metresPerPixel;
    this.#rig.move({
      ...change,
      x: pose.x + panX * east + panY * north,
      y: pose.y + panY * east - panX * north,
    });
  }

  #isMoving(): boolean {
    return this.#glide !== undefined || hasAny(this.#steps) || this.#keys.size > 0;
  }

  /** Emits the end of interactions that are released and at rest. */
  #settle(): void {
    if (this.#glide || hasAny(this.#steps)) return;
    for (const kind of this.#open) {
      if (this.#held.has(kind)) continue;
      this.#open.delete(kind);
      this.#options.onEnd(kind);
    }
  }
}

function hasAny(steps: KeyStep): boolean {
  return Object.values(steps).some((value) => value !== 0);
}

/** Whether the rest of a step is too small to be visible: pixels, levels, degrees. */
function isTiny(key: keyof KeyStep, value: number): boolean {
  return Math.abs(value) < (key === 'zoom' ? 0.003 : 0.2);
}
