import type { LngLat } from '@brand/geo';
import type { ElementState } from '../../kernel/element-control.ts';
import type { JsonValue } from '../../kernel/json-value.ts';

/** Position and orientation of the camera. */
export type ViewStateCamera = {
  /** Longitude and latitude of the middle of the view, in degrees. */
  readonly lngLat: LngLat;
  /** Height of the middle of the view above the floor, in metres. @defaultValue 0 */
  readonly height?: number;
  /** Zoom level. */
  readonly zoom: number;
  /** Bearing of the map, in degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Tilt of the camera, in degrees. At 0, the camera looks straight down. */
  readonly pitchDegrees: number;
};

/** One of several floors that are shown at the same time. */
export type ViewStateFloor = {
  /** Id of the floor. */
  readonly floorId: string;
  /** Altitude above the ground, in metres. */
  readonly altitude: number;
};

/** Elements that have the same changes. */
export type ViewStateElements = {
  /**
   * Changes to the elements. Textures are not included, because a link must not make a page load
   * images.
   */
  readonly change: Partial<Omit<ElementState, 'texture'>>;
  /** Ids of the elements by their type, such as `space`. */
  readonly ids: { readonly [type: string]: readonly string[] };
};

/**
 * State of a map as plain JSON, which you can store, send, and apply to another map of the venue.
 */
export type ViewState = {
  /** Version of this format. */
  readonly version: 1;
  /** Id of the venue. */
  readonly venueId: string;
  /** Position and orientation of the camera. */
  readonly camera: ViewStateCamera;
  /** Id of the current floor. */
  readonly floorId: string;
  /** Visible floors, if there are several, for example because they are stacked. */
  readonly floors?: readonly ViewStateFloor[];
  /** Code of the language. */
  readonly language: string;
  /** Name of the theme. */
  readonly theme: string;
  /** Elements that differ from the state that venue and theme define. */
  readonly elements?: readonly ViewStateElements[];
  /** Data that features and apps added, by name. See `views.addPart`. */
  readonly parts?: { readonly [name: string]: JsonValue };
};
