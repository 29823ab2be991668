/** File of the built site that lists the declarations for compiling code. */
export const CODE_TYPES_FILE = 'assistant/code-types.json';

/** Declarations of an SDK version and of the packages that its apps use. */
export type CodeTypes = {
  /** For example `web-sdk`. */
  readonly sdk: string;
  readonly version: string;
  /** For example `Web SDK 6.0`. */
  readonly label: string;
  /** Package that apps import, for example `@acme/web-sdk`. */
  readonly packageName: string;
  /** Types of the objects that guides use without declaring them, for example `map`: `MapView`. */
  readonly names: Readonly<Record<string, string>>;
  /** Files of the built site, each a JSON object of declarations by their path in the compiler. */
  readonly files: readonly string[];
};
