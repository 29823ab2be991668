/** One level of a venue and the features on it. */
export type GeoJsonLevel = {
  /** Name of the floor, such as `Ground floor`. */
  readonly name?: string;
  /** A short name for narrow spaces, such as `G`. */
  readonly shortName?: string;
  /**
   * Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below.
   * @defaultValue derived from the name, else one above the previous level
   */
  readonly elevation?: number;
  /** A FeatureCollection, parsed or as text or bytes. */
  readonly data: unknown;
  /** The source file of the level, for the report. */
  readonly file?: string;
};

/** A venue as features by level. */
export type GeoJsonVenue = {
  /** Name of the venue. */
  readonly name?: string;
  /** Levels of the venue. */
  readonly levels: readonly GeoJsonLevel[];
  /** The outline of the building, for levels that have none. */
  readonly outline?: unknown;
  /** Lines between levels, as in path files: features with a list of `levels`. */
  readonly links?: readonly GeoJsonLink[];
};

/** A connection between levels that the source draws explicitly. */
export type GeoJsonLink = {
  /** Type of the connection, such as `stairs`. */
  readonly type: string;
  /** Name of the connection. */
  readonly name?: string;
  /** Stops where people enter and leave: indexes into `levels` of the venue, and positions. */
  readonly stops: readonly { readonly level: number; readonly at: readonly number[] }[];
};

/**
 * Names of the feature properties to read, by meaning. If a meaning has several names, the first
 * one that exists is used.
 */
export type PropertyNames = {
  /** Kind of the feature, such as `room` or `wall`. */
  readonly kind?: string | readonly string[];
  /** Name of the feature. */
  readonly name?: string | readonly string[];
  /** Number of the room. */
  readonly number?: string | readonly string[];
  /** Id of the feature. */
  readonly id?: string | readonly string[];
  /** Short description of the feature. */
  readonly description?: string | readonly string[];
  /** Height, in metres. */
  readonly height?: string | readonly string[];
  /** Colour, as `#RRGGBB`, `rgb(…)` or a list of red, green and blue from 0 to 255. */
  readonly color?: string | readonly string[];
  /** Width of a door, in metres. */
  readonly width?: string | readonly string[];
};
