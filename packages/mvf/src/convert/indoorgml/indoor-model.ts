/** A position as the file writes it: two or three numbers in the file's coordinate system. */
export type RawPosition = readonly number[];

/** A polygon as the file writes it, the outer ring first. */
export type RawFace = readonly (readonly RawPosition[])[];

/** Common fields of all features. */
export type RawFeature = {
  /** `gml:id` of the feature, or a generated id, unique among features of its type. */
  readonly id: string;
  /** Name of the element without prefix, such as `GeneralSpace`. */
  readonly element: string;
  readonly name?: string;
  /**
   * Short facts by lower-case key, such as `usage` or `storey`: from attributes, child elements and
   * descriptions written as `key=value`.
   */
  readonly facts: ReadonlyMap<string, string>;
  /** Ids of the dual features. */
  readonly duality: readonly string[];
};

/** A room, corridor, door or other part of the space. */
export type RawCell = RawFeature & {
  /** Faces of the cell's solid. */
  readonly faces: readonly RawFace[];
  /** Polygons of the cell's two-dimensional geometry, which take precedence over the solid. */
  readonly flatFaces: readonly RawFace[];
};

/** A surface, or line in two dimensions, between cells. */
export type RawBoundary = RawFeature & {
  readonly faces: readonly RawFace[];
  readonly lines: readonly (readonly RawPosition[])[];
};

/** A node of the dual graph. */
export type RawState = RawFeature & {
  /** Index of the state's layer in `layers`. */
  readonly layer: number;
  readonly point?: RawPosition;
};

/** An edge of the dual graph. */
export type RawTransition = RawFeature & {
  readonly layer: number;
  readonly weight?: number;
  /** Ids of the states at both ends. */
  readonly ends: readonly string[];
  readonly line: readonly RawPosition[];
};

export type RawLayer = { readonly id: string; readonly sort: string };

/** States of different layers that are the same place or contain one another. */
export type RawLink = { readonly states: readonly string[]; readonly expression: string };

/** The content of an IndoorGML file before coordinates and floors are interpreted. */
export type IndoorModel = {
  readonly name?: string;
  readonly cells: readonly RawCell[];
  readonly boundaries: readonly RawBoundary[];
  readonly states: readonly RawState[];
  readonly transitions: readonly RawTransition[];
  readonly layers: readonly RawLayer[];
  readonly links: readonly RawLink[];
  /** Names of coordinate systems, the most frequent first. */
  readonly srsNames: readonly string[];
};
