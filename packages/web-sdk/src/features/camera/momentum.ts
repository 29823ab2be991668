import { shortestTurn } from '../../kernel/angle.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';

/** Change of a pose per millisecond. */
export type PoseVelocity = {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
};

const KEYS = ['x', 'y', 'zoom', 'bearingDegrees', 'pitchDegrees'] as const;
// Milliseconds before release that count for the velocity.
const SAMPLE_WINDOW_MS = 100;
// A pointer that rests this many milliseconds before release leaves no momentum.
const REST = 64;
/**
 * Time constant of the decay, in milliseconds: the time that the map would move at its initial
 * speed.
 */
const DECAY = 280;
// Per second: a faster movement is a slip of the finger.
const MAX_SCREENS = 6;
const MAX_LEVELS = 4;
const MAX_DEGREES = 400;

/** Records camera movements, to compute the velocity on release. */
export class Momentum {
  #samples: { readonly time: number; readonly pose: CameraPose }[] = [];

  /** Records a pose at a time in milliseconds. */
  note(time: number, pose: CameraPose): void {
    this.#samples.push({ time, pose });
    // At least two samples stay: at a low frame rate the last movement may be one long step.
    while (this.#samples.length > 2 && this.#samples[0]!.time < time - SAMPLE_WINDOW_MS) {
      this.#samples.shift();
    }
  }

  clear(): void {
    this.#samples = [];
  }

  /**
   * The velocity on release; `undefined` if the pointer rested. `screen` is the width of the view
   * in metres.
   */
  velocityAt(time: number, screen: number): PoseVelocity | undefined {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    if (!first || !last || last.time < time - REST || last.time <= first.time) return undefined;
    const span = last.time - first.time;
    const [a, b] = [first.pose, last.pose];
    const [x, y] = limitLength([b.x - a.x, b.y - a.y], (screen * MAX_SCREENS * span) / 1000);
    const within = (value: number, most: number): number =>
      Math.max(-most / 1000, Math.min(most / 1000, value / span));
    return {
      x: x / span,
      y: y / span,
      zoom: within(b.zoom - a.zoom, MAX_LEVELS),
      bearingDegrees: within(shortestTurn(a.bearingDegrees, b.bearingDegrees), MAX_DEGREES),
      pitchDegrees: within(b.pitchDegrees - a.pitchDegrees, MAX_DEGREES),
    };
  }
}

/** The distance travelled in a time after release, as milliseconds at the initial speed. */
export function glideTime(elapsed: number): number {
  return DECAY * (1 - Math.exp(-elapsed / DECAY));
}

/** Whether the remaining movement is too small to be visible. */
export function isSpent(velocity: PoseVelocity, elapsed: number, metresPerPixel: number): boolean {
  const left = DECAY - glideTime(elapsed);
  return (
    Math.hypot(velocity.x, velocity.y) * left < metresPerPixel / 2 &&
    Math.abs(velocity.zoom) * left < 0.002 &&
    Math.hypot(velocity.bearingDegrees, velocity.pitchDegrees) * left < 0.1
  );
}

/** The pose after moving for this many milliseconds at a velocity. */
export function displacePose(pose: CameraPose, velocity: PoseVelocity, time: number): CameraPose {
  const next: Record<keyof CameraPose, number> = { ...pose };
  for (const key of KEYS) next[key] += velocity[key] * time;
  return next;
}

function limitLength([x, y]: [number, number], most: number): [number, number] {
  const factor = Math.min(1, most / (Math.hypot(x, y) || 1));
  return [x * factor, y * factor];
}
