import type { SdkNames } from './sdk-names.ts';

export type PlaygroundFilesOptions = {
  /** Holds the samples, `<group>/<version>/<name>`. */
  readonly samplesFolder: string;
  /** Groups of samples that can be opened, such as `web-sdk/6.0`. */
  readonly groups: readonly string[];
  readonly packageScope: string;
  /** Holds pictures of samples, by their paths. */
  readonly picturesFolder: string;
  /** What `tools/src/playground` built: packages that can be imported, and help with types. */
  readonly builtFolder: string;
  /** What the docs call the SDKs and their objects. */
  readonly sdkNames: readonly SdkNames[];
};
