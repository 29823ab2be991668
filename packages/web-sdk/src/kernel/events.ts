import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { FloorChangeReason } from './floor-control.ts';
import type { Hit } from './hits.ts';
import type { ScreenPoint } from './screen-point.ts';
import type { CameraPose } from './view-camera.ts';

/** Pointer event on the map, with everything that the pointer hit. */
export type PointerHits = {
  /** All hits at the pointer, nearest first. */
  readonly hits: readonly Hit[];
  /** The nearest venue element that was hit. */
  readonly element: GeometryElement | undefined;
  /** The floor that was hit, if any. */
  readonly floor: Floor | undefined;
  /** Coordinate of the hit on the floor. `undefined` above the horizon. */
  readonly coordinate: Coordinate | undefined;
  /** Position of the pointer in CSS pixels, from the top left of the map. */
  readonly screen: ScreenPoint;
  /** The browser's event. `undefined` if there was none, for example after a key press. */
  readonly source: Event | undefined;
};

/** Events of a map view, by name. */
export type MapEvents = {
  /** Fires when the user clicks or taps the map. */
  click: PointerHits;
  /** Fires when the user double-clicks or double-taps the map, after two `click` events. */
  'double-click': PointerHits;
  /** Fires when the pointer is pressed for half a second without moving. */
  'long-press': PointerHits;
  /** Fires when the hits under the pointer change. */
  hover: PointerHits;
  /** Fires when the current floor changes. */
  'floor-change': {
    /** The current floor. */
    readonly floor: Floor;
    /** The previous floor. */
    readonly previous: Floor;
    /** Cause of the change, such as `app`, `navigation` or `blue-dot`. */
    readonly reason: FloorChangeReason;
  };
  /** Fires when the camera has moved, with the frame that shows the movement. */
  'camera-change': CameraPose;
  /**
   * Fires when the language of names and texts changes. `language` is the code of the new language.
   */
  'language-change': { readonly language: string };
  /** Fires when the theme changes. `theme` is the name of the new theme. */
  'theme-change': { readonly theme: string };
  /**
   * Fires when the user starts to move the map by dragging, pinching, the wheel or the keyboard.
   */
  'interaction-start': { readonly kind: 'pointer' | 'wheel' | 'keyboard' };
  /** Fires when the user has let go and the map has stopped moving. */
  'interaction-end': { readonly kind: 'pointer' | 'wheel' | 'keyboard' };
  /** Fires when the map's size changes, in CSS pixels. Does not fire while the map is hidden. */
  resize: { readonly width: number; readonly height: number };
  /**
   * Fires when a frame is drawn. `now` is the time in milliseconds since the page began to load.
   */
  frame: { readonly now: number };
  /** Fires when the browser withdraws the graphics context. The map is restored automatically. */
  'context-lost': Record<never, never>;
  /** Fires when the graphics context is back and the map is drawn as before. */
  'context-restored': Record<never, never>;
  /** Fires immediately before the map is removed from the page. */
  remove: Record<never, never>;
};
