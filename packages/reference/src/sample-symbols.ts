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
  /** Version of this format. */
  readonly format: 1;
  /** The docs group, such as `web-sdk`. */
  readonly sdk: string;
  /** The version as pages name it, such as `6.0`. */
  readonly version: string;
  /** The release that the samples compile with, such as `6.0.0`; from the package manifest. */
  readonly release?: string;
  /** The compiler that compiled them, such as `Kotlin 2.4.20`; TypeScript goes without saying. */
  readonly compiler?: string;
  /** Sample files by path below `examples/`, which pages use as their name too. */
  readonly files: Readonly<Record<string, SampleFile>>;
};

export type SampleFile = {
  /** SHA-256 of the text that the offsets refer to, in hexadecimal digits. */
  readonly hash: string;
  /** In text order, without overlaps. */
  readonly symbols: readonly SymbolUse[];
};

/** Range of a symbol in a text, in UTF-16 units; the end is exclusive. */
export type SymbolUse = readonly [start: number, end: number, id: string];
