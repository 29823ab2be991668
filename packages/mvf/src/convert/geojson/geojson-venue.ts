/** One level of a venue and the features on it. */
export type GeoJsonLevel = {
  /** Name of the floor, such as `Ground floor`. */
  readonly name?: string;
  /** A name for narrow places, such as `G`. */
  readonly shortName?: string;
  /**
   * Order of the floor: 0 is ground, 1 the floor above, -1 the one below.
   * @defaultValue what the name tells, else one above the level before
   */
  readonly elevation?: number;
  /** A FeatureCollection, parsed or as text or bytes. */
  readonly data: unknown;
  /** The file that it came from, for the report. */
  readonly file?: string;
};

/** A venue as features by level. */
export type GeoJsonVenue = {
  /** Name of the venue. */
  readonly name?: string;
  /** Its levels. */
  readonly levels: readonly GeoJsonLevel[];
  /** The outline of the building, for levels that do not have one of their own. */
  readonly outline?: unknown;
  /** Lines between levels, as in path files: features with a list of `levels`. */
  readonly links?: readonly GeoJsonLink[];
};

/** A way between levels that the source draws for itself. */
export type GeoJsonLink = {
  /** What kind of way it is, such as `stairs`. */
  readonly type: string;
  /** Name of the way. */
  readonly name?: string;
  /** Where one gets on and off: indexes into `levels` of the venue, and positions. */
  readonly stops: readonly { readonly level: number; readonly at: readonly number[] }[];
};

/** Which properties of the features mean what. Each may name several, the first that is there wins. */
export type PropertyNames = {
  /** What the feature is, such as `room` or `wall`. */
  readonly kind?: string | readonly string[];
  /** Name of the feature. */
  readonly name?: string | readonly string[];
  /** Number of the room. */
  readonly number?: string | readonly string[];
  /** Id of the feature. */
  readonly id?: string | readonly string[];
  /** A sentence about it. */
  readonly description?: string | readonly string[];
  /** Height in metres. */
  readonly height?: string | readonly string[];
  /** Colour, as `#RRGGBB`, `rgb(…)` or a list of red, green and blue from 0 to 255. */
  readonly color?: string | readonly string[];
  /** Width of a door in metres. */
  readonly width?: string | readonly string[];
};
