import type { Point } from '@brand/geo';

/** What the user holds the map with. */
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

/** A step of a key: pixels, levels and degrees. */
export type KeyStep = {
  readonly panX: number;
  readonly panY: number;
  readonly zoom: number;
  readonly turnDegrees: number;
  readonly tiltDegrees: number;
};

/** Two fingers that moved. */
export type Pinch = {
  /** Where the middle between the fingers is. */
  readonly at: Point;
  /** By how much they moved apart. */
  readonly scale: number;
  /** By how much they turned, clockwise. */
  readonly turnDegrees: number;
};

/** Who is told what fingers, wheel and keys do. Times are in milliseconds, places in CSS pixels. */
export interface GestureSink {
  /** A finger or button was put down; nothing is known about it yet. */
  touch(): void;
  /** The user takes hold of the map. */
  begin(kind: InteractionKind): void;
  /** The user lets go. `time` is given where a movement may run on. */
  letGo(kind: InteractionKind, time?: number): void;
  /** The place under the pointer is held from now on. */
  grab(at: Point): void;
  /** The held place goes along. */
  dragTo(at: Point, time: number): void;
  /** The held place goes along, and is turned and scaled about. */
  pinch(pinch: Pinch, time: number): void;
  /** The view turns and tilts about its middle. */
  turn(change: Pick<KeyStep, 'turnDegrees' | 'tiltDegrees'>, time: number): void;
  /** Zooms about a place, smoothly. */
  zoomAbout(at: Point, levels: number): void;
  /** A key was pressed or repeats by itself. */
  keyDown(key: string, step: KeyStep): void;
  keyUp(key: string): void;
}
