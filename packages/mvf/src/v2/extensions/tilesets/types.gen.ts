/** A style of the map around the venue. */
export type Tileset = {
  /** Name by which the map service knows the style; often the same as its key here. */
  key: string;
  /** Name of the style. */
  name: string;
  /** Address of the style document. */
  url: string;
};

/** Styles of the outdoor map, by key. */
export type Tilesets = Record<string, Tileset>;
