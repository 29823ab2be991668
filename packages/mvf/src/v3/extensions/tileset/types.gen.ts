/** A style of the map around the venue. */
export type Tileset = {
  /** Name of the style in the map service, often the same as its key here. */
  key: string;
  /** Name of the style. */
  name: string;
  /** URL of the style document. */
  url: string;
};

/** Styles of the outdoor map, by key. */
export type Tilesets = Record<string, Tileset>;
