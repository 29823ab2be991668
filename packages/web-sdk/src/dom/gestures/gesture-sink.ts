import type { Point } from '@brand/geo';

/** The input device of an interaction. */
export type InteractionKind = 'pointer' | 'wheel' | 'keyboard';

/** Which gestures move the map. */
export type CameraControls = {
  /** Dragging with one finger or the left button, and arrow keys. @defaultValue `true` */
  readonly pan: boolean;
  /** Wheel, pinching, double click, and the keys + and −. @defaultValue `true` */
  readonly zoom: boolean;
  /** Turning two fingers, dragging with the right button or Ctrl sideways. @defaultValue `true` */
  readonly rotate: boolean;
  /** Dragging up and down with two fingers, the right button or Ctrl. @defaultValue `true` */
  readonly pitch: boolean;
  /** Keys, while the map has the focus. @defaultValue `true` */
  readonly keyboard: boolean;
  /**
   * What the wheel does. `'with-modifier'` leaves wheel and one finger to the page unless Ctrl or ⌘ is
   * held or a second finger is put down, and says so: for maps in a page that scrolls.
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
