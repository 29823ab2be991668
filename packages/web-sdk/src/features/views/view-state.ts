import type { LngLat } from '@brand/geo';
import type { ElementState } from '../../kernel/element-control.ts';
import type { JsonValue } from '../../kernel/json-value.ts';

/** Where the camera looks. */
export type ViewStateCamera = {
  /** Longitude and latitude of what is in the middle, in degrees. */
  readonly lngLat: LngLat;
  /** Metres above the floor of what is in the middle. @defaultValue 0 */
  readonly height?: number;
  /** Zoom level. */
  readonly zoom: number;
  /** Direction that is up on the screen, clockwise from north. */
  readonly bearingDegrees: number;
  /** 0 looks straight down. */
  readonly pitchDegrees: number;
};

/** A floor among several that are shown at once. */
export type ViewStateFloor = {
  /** Id of the floor. */
  readonly floorId: string;
  /** Metres above the ground. */
  readonly altitude: number;
};

/** Elements that were changed alike. */
export type ViewStateElements = {
  /** What was changed. Textures are left out: a link must not make a page load pictures. */
  readonly change: Partial<Omit<ElementState, 'texture'>>;
  /** Ids of the elements by their type, such as `space`. */
  readonly ids: { readonly [type: string]: readonly string[] };
};

/** What a map shows, as plain JSON: store it, send it, apply it to another map of the venue. */
export type ViewState = {
  /** Version of this format. */
  readonly version: 1;
  /** Id of the venue. */
  readonly venueId: string;
  /** Where the camera looks. */
  readonly camera: ViewStateCamera;
  /** Id of the floor that the user looks at. */
  readonly floorId: string;
  /** Floors that are shown, where there are several, as when they are stacked. */
  readonly floors?: readonly ViewStateFloor[];
  /** Code of the language. */
  readonly language: string;
  /** Name of the theme. */
  readonly theme: string;
  /** Elements that differ from what venue and theme say. */
  readonly elements?: readonly ViewStateElements[];
  /** What features and apps added, by their name; see `views.addPart`. */
  readonly parts?: { readonly [name: string]: JsonValue };
};
