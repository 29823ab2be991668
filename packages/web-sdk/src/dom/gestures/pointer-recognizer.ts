import type { Point } from '@brand/geo';
import { shortestTurn } from '../../kernel/angle.ts';
import type { GestureSink } from './gesture-sink.ts';

/** A pointer event. Positions are in CSS pixels from the map's top left, times in milliseconds. */
export type PointerRecord = {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** Pens count as touch. */
  readonly device: 'mouse' | 'touch';
  /** The right button, or the left one with Ctrl. */
  readonly isSecondary: boolean;
};

export type PointerRecognizerOptions = {
  /** Whether one finger scrolls the page instead of moving the map. */
  readonly leavesOneFinger: () => boolean;
  /** Whether two fingers can tilt the map. */
  readonly canTilt: () => boolean;
  /** Called when one finger moves a map that leaves one finger to the page. */
  readonly onOneFingerIgnored: () => void;
};

type Pressed = Point & { readonly start: PointerRecord };
type Mode = 'idle' | 'press' | 'pan' | 'turn' | 'two' | 'pinch' | 'tilt' | 'spent';

// Pixels below which a press is a click. More for touch, because fingers roll.
const SLOP = { mouse: 4, touch: 8 } as const;
const DOUBLE_TAP = { time: 400, mouse: 8, touch: 30 } as const;
const TWO_FINGER_TAP = 300;
// Pixels: movement of one finger that classifies a two-finger gesture, movement of both that a tilt
// needs, and how far one may move alone before the gesture counts as a pinch.
const CLASSIFY_SLOP_PIXELS = 6;
const TILT_SLOP_PIXELS = 3;
const MAX_LONE_MOVE_PIXELS = 16;
// A pinch rotates the map only beyond both thresholds, to avoid accidental rotation: degrees,
// pixels of arc.
const TURN_DEGREES = 10;
const TURN_PIXELS = 18;
const DEGREES_PER_PIXEL = { turn: 0.5, tilt: -0.35 };
const DEGREES = 180 / Math.PI;

/**
 * Recognises clicks, drags, pinches, rotations and tilts. It does not touch the DOM: it receives
 * plain records.
 *
 * When fingers are added or lifted during a gesture, the remaining ones continue from where they
 * are. Only the first two fingers count.
 */
export class PointerRecognizer {
  readonly #sink: GestureSink;
  readonly #options: PointerRecognizerOptions;
  readonly #pressed = new Map<number, Pressed>();
  #mode: Mode = 'idle';
  #isMoving = false;
  #isTurning = false;
  #last = { x: 0, y: 0, length: 1, angle: 0 };
  #base = { angle: 0 };
  #tap: PointerRecord | undefined;

  constructor(sink: GestureSink, options: PointerRecognizerOptions) {
    this.#sink = sink;
    this.#options = options;
  }

  /** Whether a pointer that was pressed on the map is still down. */
  get isPressed(): boolean {
    return this.#pressed.size > 0;
  }

  /** Whether a press became a movement. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  has(id: number): boolean {
    return this.#pressed.has(id);
  }

  handle(record: PointerRecord): void {
    const known = this.#pressed.get(record.id);
    if (record.type === 'down') {
      if (!known) this.#down(record);
    } else if (known) {
      this.#pressed.set(record.id, { x: record.x, y: record.y, start: known.start });
      if (record.type === 'move') this.#move(record, known);
      else this.#up(record, known);
    }
  }

  /** Discards every pointer, for example after the window lost the focus. */
  reset(): void {
    this.#pressed.clear();
    this.#mode = 'idle';
    this.#tap = undefined;
    if (this.#isMoving) this.#release();
  }

  #down(record: PointerRecord): void {
    this.#pressed.set(record.id, { x: record.x, y: record.y, start: record });
    this.#sink.touch();
    if (this.#pressed.size === 1) this.#mode = 'press';
    else if (this.#pressed.size === 2 && this.#mode !== 'turn') this.#useTwo();
  }

  #move(record: PointerRecord, before: Point): void {
    switch (this.#mode) {
      case 'press':
        return this.#press(record);
      case 'pan':
        return this.#sink.dragTo(record, record.time);
      case 'turn':
        return this.#sink.turn(
          {
            turnDegrees: (record.x - before.x) * DEGREES_PER_PIXEL.turn,
            tiltDegrees: (record.y - before.y) * DEGREES_PER_PIXEL.tilt,
          },
          record.time,
        );
      case 'two':
        return this.#decide(record);
      case 'pinch':
        return this.#pinch(record.time);
      case 'tilt': {
        const y = this.#two().y;
        const tiltDegrees = (y - this.#last.y) * DEGREES_PER_PIXEL.tilt;
        this.#last = { ...this.#last, y };
        return this.#sink.turn({ turnDegrees: 0, tiltDegrees }, record.time);
      }
      default:
    }
  }

  #press(record: PointerRecord): void {
    const { start } = this.#pressed.get(record.id)!;
    if (distance(record, start) < SLOP[start.device]) return;
    this.#tap = undefined;
    if (start.device === 'touch' && this.#options.leavesOneFinger()) {
      this.#mode = 'spent';
      return this.#options.onOneFingerIgnored();
    }
    this.#mode = start.isSecondary ? 'turn' : 'pan';
    this.#begin();
    if (start.isSecondary) return this.#move(record, start);
    this.#sink.grab(start);
    this.#sink.dragTo(record, record.time);
  }

  #up(record: PointerRecord, { start }: Pressed): void {
    const two = this.#mode === 'two' ? this.#two() : undefined;
    const [first, second] = this.#pressed.keys();
    this.#pressed.delete(record.id);
    if (this.#pressed.size === 0) return this.#allUp(record, start);
    if (record.id !== first && record.id !== second) return;
    if (this.#pressed.size > 1) return this.#useTwo();
    const [left] = this.#pressed.values();
    const isTap = two && !this.#isMoving && record.type === 'up';
    if (isTap && record.time - Math.min(start.time, left!.start.time) < TWO_FINGER_TAP) {
      this.#mode = 'spent';
      this.#step(two, -1);
    } else if (this.#isMoving && !this.#options.leavesOneFinger()) {
      this.#mode = 'pan';
      this.#sink.grab(left!);
    } else {
      this.#mode = 'press';
      this.#restart();
    }
  }

  #allUp(record: PointerRecord, start: PointerRecord): void {
    const wasPress = this.#mode === 'press';
    this.#mode = 'idle';
    if (this.#isMoving) return this.#release(record.type === 'up' ? record.time : undefined);
    const previous = this.#tap;
    this.#tap = undefined;
    if (!wasPress || record.type !== 'up' || start.isSecondary) return;
    const isSecond =
      previous &&
      record.time - previous.time < DOUBLE_TAP.time &&
      distance(previous, record) <= DOUBLE_TAP[start.device];
    if (isSecond) this.#step(record, 1);
    else this.#tap = record;
  }

  #useTwo(): void {
    this.#tap = undefined;
    this.#mode = 'two';
    this.#isTurning = false;
    this.#restart();
    this.#last = this.#two();
    this.#base = this.#last;
  }

  /** Resets the start position of each press; its start time stays and is used for taps. */
  #restart(): void {
    for (const [id, { x, y, start }] of this.#pressed) {
      this.#pressed.set(id, { x, y, start: { ...start, x, y } });
    }
  }

  #decide(record: PointerRecord): void {
    const [a, b] = [...this.#pressed.values()] as [Pressed, Pressed];
    const moved = [distance(a, a.start), distance(b, b.start)];
    if (Math.max(...moved) < CLASSIFY_SLOP_PIXELS) return;
    const canTilt = this.#options.canTilt();
    const isBoth = Math.min(...moved) >= TILT_SLOP_PIXELS;
    // Events arrive finger by finger: the other one may be about to follow.
    if (canTilt && !isBoth && Math.max(...moved) < MAX_LONE_MOVE_PIXELS) return;
    this.#begin();
    const isSideBySide = Math.abs(a.start.x - b.start.x) > Math.abs(a.start.y - b.start.y);
    const isSameWay = (a.y - a.start.y) * (b.y - b.start.y) > 0;
    if (canTilt && isBoth && isSideBySide && isSameWay && isVertical(a) && isVertical(b)) {
      this.#mode = 'tilt';
      return;
    }
    this.#mode = 'pinch';
    this.#sink.grab(this.#last);
    this.#pinch(record.time);
  }

  #pinch(time: number): void {
    const now = this.#two();
    const turned = shortestTurn(this.#base.angle, now.angle);
    if (
      Math.abs(turned) > TURN_DEGREES &&
      (Math.abs(turned) / DEGREES) * (now.length / 2) > TURN_PIXELS
    ) {
      this.#isTurning = true;
    }
    const turnDegrees = this.#isTurning ? shortestTurn(this.#last.angle, now.angle) : 0;
    this.#sink.pinch({ at: now, scale: now.length / this.#last.length, turnDegrees }, time);
    this.#last = now;
  }

  /** Centre, distance and direction of the two fingers that count. */
  #two(): Point & { readonly length: number; readonly angle: number } {
    const [a, b] = [...this.#pressed.values()] as [Pressed, Pressed];
    return {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      // Lower bound on the distance: fingers that meet would zoom without end.
      length: Math.max(20, distance(a, b)),
      angle: Math.atan2(b.y - a.y, b.x - a.x) * DEGREES,
    };
  }

  #begin(): void {
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#sink.begin('pointer');
  }

  #release(time?: number): void {
    this.#isMoving = false;
    this.#sink.letGo('pointer', time);
  }

  #step(at: Point, levels: number): void {
    this.#sink.begin('pointer');
    this.#sink.zoomAbout({ x: at.x, y: at.y }, levels);
    this.#sink.letGo('pointer');
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isVertical({ x, y, start }: Pressed): boolean {
  return Math.abs(y - start.y) > Math.abs(x - start.x);
}
