/** Where the built site says which declarations code is compiled with. */
export const CODE_TYPES_FILE = 'assistant/code-types.json';

/** The declarations of a version of an SDK, and of what its apps are written with. */
export type CodeTypes = {
  /** Such as `web-sdk`. */
  readonly sdk: string;
  readonly version: string;
  /** Such as `Web SDK 6.0`. */
  readonly label: string;
  /** What apps import, such as `@acme/web-sdk`. */
  readonly packageName: string;
  /** What guides call their objects, and the types that these are of, such as `map`: `MapView`. */
  readonly names: Readonly<Record<string, string>>;
  /**
   * Files below the built site, each a JSON object of declarations by the path that the compiler
   * finds them at.
   */
  readonly files: readonly string[];
};
