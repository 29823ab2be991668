import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { FloorChangeReason } from './floor-control.ts';
import type { Hit } from './hits.ts';
import type { ScreenPoint } from './screen-point.ts';
import type { CameraPose } from './view-camera.ts';

/** A pointer that met the map. */
export type PointerHits = {
  /** Everything at that place, the nearest first. */
  readonly hits: readonly Hit[];
  /** The nearest element of the venue that was hit. */
  readonly element: GeometryElement | undefined;
  /** The floor that was hit, if any. */
  readonly floor: Floor | undefined;
  /** The place on the floor that was hit; `undefined` above the horizon. */
  readonly coordinate: Coordinate | undefined;
  /** CSS pixels from the top left of the map. */
  readonly screen: ScreenPoint;
  /** The browser's event, if there was one: keyboards have none. */
  readonly source: Event | undefined;
};

/** Events of a map view, by name. */
export type MapEvents = {
  /** The user clicked or tapped. */
  click: PointerHits;
  /** The user clicked or tapped twice; comes after two of `click`. */
  'double-click': PointerHits;
  /** The pointer rests on the map for half a second without moving. */
  'long-press': PointerHits;
  /** What is under the pointer changed. */
  hover: PointerHits;
  /** Another floor is the current one. */
  'floor-change': {
    /** The floor that is shown now. */
    readonly floor: Floor;
    /** The floor that was shown before. */
    readonly previous: Floor;
    /** Who changed it: `app`, `navigation`, `blue-dot` and so on. */
    readonly reason: FloorChangeReason;
  };
  /** The camera moved; comes with the frame that shows it. */
  'camera-change': CameraPose;
  /** Names and texts are in another language: its code. */
  'language-change': { readonly language: string };
  /** Colours and light are those of another theme: its name. */
  'theme-change': { readonly theme: string };
  /** The user took hold of the map: drag, wheel, pinch or keys. */
  'interaction-start': { readonly kind: 'pointer' | 'wheel' | 'keyboard' };
  /** The user let go, and the map came to rest. */
  'interaction-end': { readonly kind: 'pointer' | 'wheel' | 'keyboard' };
  /** The map has another size, in CSS pixels. Not told while it is hidden. */
  resize: { readonly width: number; readonly height: number };
  /** A frame was drawn, at `now` milliseconds since the page began to load. */
  frame: { readonly now: number };
  /** The browser took the graphics context away; the map comes back by itself. */
  'context-lost': Record<never, never>;
  /** The graphics context is back, and the map is drawn again as it was. */
  'context-restored': Record<never, never>;
  /** The map is about to leave the page. */
  remove: Record<never, never>;
};
