import type { Point } from '@brand/geo';
import type { CameraPose, ViewCamera } from '../../kernel/view-camera.ts';
import { groundOffset } from './ground.ts';
import { limitPose, type PoseLimits } from './limits.ts';

/** Moves a camera within limits. */
export class Rig {
  readonly view: ViewCamera;
  readonly #apply: (pose: CameraPose) => void;
  #limits: PoseLimits;

  /** Calls `apply` with each pose that differs from the previous one. */
  constructor(view: ViewCamera, limits: PoseLimits, apply: (pose: CameraPose) => void) {
    this.view = view;
    this.#limits = limits;
    this.#apply = apply;
  }

  get limits(): PoseLimits {
    return this.#limits;
  }

  set limits(limits: PoseLimits) {
    this.#limits = limits;
    this.move({});
  }

  get pose(): CameraPose {
    return this.view.pose;
  }

  /** The pose with a change applied, within the limits. */
  limited(change: Partial<CameraPose>): CameraPose {
    return limitPose({ ...this.pose, ...change }, this.#limits);
  }

  /** Changes the pose within the limits. */
  move(change: Partial<CameraPose>): void {
    const next = this.limited(change);
    if (differs(next, this.pose)) this.#apply(next);
  }

  /** The ground under a point on the screen, in metres. */
  groundAt(at: Point): Point {
    const offset = groundOffset(at, this.pose, this.view);
    return { x: this.pose.x + offset.x, y: this.pose.y + offset.y };
  }

  /** Changes the pose so that a ground point is under a point on the screen. */
  hold(ground: Point, at: Point, change: Partial<CameraPose> = {}): void {
    const next = this.limited(change);
    const offset = groundOffset(at, next, this.view);
    this.move({ ...next, x: ground.x - offset.x, y: ground.y - offset.y });
  }
}

function differs(a: CameraPose, b: CameraPose): boolean {
  return (Object.keys(a) as (keyof CameraPose)[]).some((key) => a[key] !== b[key]);
}
