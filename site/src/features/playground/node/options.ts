import type { SdkNames } from './sdk-names.ts';

export type PlaygroundFilesOptions = {
  /** Holds the samples, `<group>/<version>/<name>`. */
  readonly samplesFolder: string;
  /** Groups of samples that can be opened, such as `web-sdk/6.0`. */
  readonly groups: readonly string[];
  readonly packageScope: string;
  /** Holds images of samples, by path. */
  readonly picturesFolder: string;
  /** The output of `tools/src/playground`: importable packages, and type help. */
  readonly builtFolder: string;
  /** Names of the SDKs and their objects in the docs. */
  readonly sdkNames: readonly SdkNames[];
};
