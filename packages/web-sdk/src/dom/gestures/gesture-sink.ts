import type { Point } from '@brand/geo';

/** The input device of an interaction. */
export type InteractionKind = 'pointer' | 'wheel' | 'keyboard';

/** Gestures that move the map. */
export type CameraControls = {
  /**
   * Whether users can move the map by dragging with one finger or the left button, or with the
   * arrow keys.
   * @defaultValue `true`
   */
  readonly pan: boolean;
  /**
   * Whether users can zoom with the wheel, by pinching or double-clicking, or with + and −.
   * @defaultValue `true`
   */
  readonly zoom: boolean;
  /**
   * Whether users can rotate the map by turning two fingers, or by dragging sideways with the
   * right button or with Ctrl.
   * @defaultValue `true`
   */
  readonly rotate: boolean;
  /**
   * Whether users can tilt the map by dragging up and down with two fingers, with the right button
   * or with Ctrl.
   * @defaultValue `true`
   */
  readonly pitch: boolean;
  /** Whether keys move the map while it has the focus. @defaultValue `true` */
  readonly keyboard: boolean;
  /**
   * Effect of the wheel: `'zoom'` zooms the map, and `'off'` ignores the wheel. For maps in a page
   * that scrolls, use `'with-modifier'`: the wheel and one finger scroll the page unless Ctrl or ⌘
   * is held or a second finger is put down, and a hint tells the user so.
   * @defaultValue `'zoom'`
   */
  readonly wheel: 'zoom' | 'with-modifier' | 'off';
};

/** Step of a key press: pixels, zoom levels and degrees. */
export type KeyStep = {
  readonly panX: number;
  readonly panY: number;
  readonly zoom: number;
  readonly turnDegrees: number;
  readonly tiltDegrees: number;
};

/** Movement of two fingers. */
export type Pinch = {
  /** Centre between the fingers. */
  readonly at: Point;
  /** Ratio of the new finger distance to the previous one. */
  readonly scale: number;
  /** Clockwise rotation. */
  readonly turnDegrees: number;
};

/** Receives recognised gestures. Times are in milliseconds, positions in CSS pixels. */
export interface GestureSink {
  /** A finger or button was pressed; the gesture is still unknown. */
  touch(): void;
  begin(kind: InteractionKind): void;
  /** An interaction ends. With a `time`, momentum may continue the movement. */
  letGo(kind: InteractionKind, time?: number): void;
  /** Anchors the ground point under the pointer. */
  grab(at: Point): void;
  /** Keeps the anchored point under the pointer. */
  dragTo(at: Point, time: number): void;
  /** Keeps the anchored point under the fingers while rotating and scaling about it. */
  pinch(pinch: Pinch, time: number): void;
  /** Rotates and tilts about the centre of the view. */
  turn(change: Pick<KeyStep, 'turnDegrees' | 'tiltDegrees'>, time: number): void;
  /** Zooms smoothly about a point. */
  zoomAbout(at: Point, levels: number): void;
  /** Also called for key repeats. */
  keyDown(key: string, step: KeyStep): void;
  keyUp(key: string): void;
}
