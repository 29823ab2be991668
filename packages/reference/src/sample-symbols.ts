/**
 * The symbols that the samples of one version of one SDK use. It is made by
 * `npm run symbols` and kept in `examples/symbols/<sdk>/<version>.json`.
 *
 * @example
 * {
 *   "format": 1,
 *   "sdk": "web-sdk",
 *   "version": "6.0",
 *   "release": "6.0.0",
 *   "files": {
 *     "web-sdk/6.0/first-map/main.ts": {
 *       "hash": "9b1c…",
 *       "symbols": [[9, 18, "showVenue"], [209, 215, "MapView.camera"]]
 *     }
 *   }
 * }
 */
export type SampleSymbols = {
  /** Version of this form. */
  readonly format: 1;
  /** The docs group, such as `web-sdk`. */
  readonly sdk: string;
  /** The version as pages name it, such as `6.0`. */
  readonly version: string;
  /** The release that the samples compile with, such as `6.0.0`; from the manifest of the package. */
  readonly release?: string;
  /** Each sample file, by its path below `examples/`, which is also what pages name it by. */
  readonly files: Readonly<Record<string, SampleFile>>;
};

/** The symbols of one sample file. */
export type SampleFile = {
  /** SHA-256 of the text that the places belong to, in hexadecimal digits. */
  readonly hash: string;
  /** In the order of the text, without overlaps. */
  readonly symbols: readonly SymbolUse[];
};

/** Where a symbol stands in a text: UTF-16 units from its start, the end not included. */
export type SymbolUse = readonly [start: number, end: number, id: string];
