import type { CameraPose } from '../../kernel/view-camera.ts';
import { turnBetween } from './flight.ts';

/** Change of a pose per millisecond. */
export type PoseVelocity = {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
};

const KEYS = ['x', 'y', 'zoom', 'bearingDegrees', 'pitchDegrees'] as const;
// Only the last moments before letting go tell what the hand wanted.
const MEMORY = 100;
// A hand that rested this long before it let go wants the map to stay.
const REST = 64;
/** Time constant of the decay: how long the map would run at its first speed. */
const DECAY = 280;
// Per second: faster is a slip of the finger.
const MAX_SCREENS = 6;
const MAX_LEVELS = 4;
const MAX_DEGREES = 400;

/** Remembers where a hand moved the camera, to let it run on when it lets go. */
export class Momentum {
  #samples: { readonly time: number; readonly pose: CameraPose }[] = [];

  /** Notes the pose that the hand made at a time in milliseconds. */
  note(time: number, pose: CameraPose): void {
    this.#samples.push({ time, pose });
    // At least two are kept: where frames are slow, the last movement may be one long step.
    while (this.#samples.length > 2 && this.#samples[0]!.time < time - MEMORY) {
      this.#samples.shift();
    }
  }

  clear(): void {
    this.#samples = [];
  }

  /** The velocity at the time of letting go; `undefined` if the hand was at rest. `screen` is in metres. */
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
      bearingDegrees: within(turnBetween(a.bearingDegrees, b.bearingDegrees), MAX_DEGREES),
      pitchDegrees: within(b.pitchDegrees - a.pitchDegrees, MAX_DEGREES),
    };
  }
}

/** How far a movement runs in a time after letting go, as milliseconds at its first speed. */
export function glideTime(elapsed: number): number {
  return DECAY * (1 - Math.exp(-elapsed / DECAY));
}

/** Whether what is left of a movement is too small to be seen. */
export function isSpent(velocity: PoseVelocity, elapsed: number, metresPerPixel: number): boolean {
  const left = DECAY - glideTime(elapsed);
  return (
    Math.hypot(velocity.x, velocity.y) * left < metresPerPixel / 2 &&
    Math.abs(velocity.zoom) * left < 0.002 &&
    Math.hypot(velocity.bearingDegrees, velocity.pitchDegrees) * left < 0.1
  );
}

/** The change of a pose after running for so many milliseconds at a velocity. */
export function displaced(pose: CameraPose, velocity: PoseVelocity, time: number): CameraPose {
  const next: Record<keyof CameraPose, number> = { ...pose };
  for (const key of KEYS) next[key] += velocity[key] * time;
  return next;
}

function limitLength([x, y]: [number, number], most: number): [number, number] {
  const factor = Math.min(1, most / (Math.hypot(x, y) || 1));
  return [x * factor, y * factor];
}
