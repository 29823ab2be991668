import type { CompiledProgram, SourceFiles } from './compile/compiled-program.ts';

/** The versions of the Web SDK that programs can be written for. */
export type SdkVersion = '6.0' | '5.0';

/** A sample in the form that the playground opens. */
export type SampleSource = {
  /**
   * Its path below `examples/`, such as `web-sdk/6.0/markers`; with `/react` for the React variant.
   */
  readonly path: string;
  readonly title: string;
  readonly version: SdkVersion;
  readonly files: SourceFiles;
  /** Binary files with their URLs, relative to the frame's page. */
  readonly assets: Readonly<Record<string, string>>;
  /** Compiled by the build, so that a map is visible before the compiler has loaded. */
  readonly program: CompiledProgram;
};

/** Index of the playground's files, written by the build. */
export type PlaygroundTable = {
  /** Folder of the sources from the root of the site, with a trailing slash. */
  readonly sources: string;
  /** Paths of the samples that can be opened. */
  readonly samples: readonly string[];
  /** Those with an image. */
  readonly pictured: readonly string[];
  /** Importable packages by version. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Additional files for programs that use React, by version. */
  readonly react?: Readonly<Record<string, ReactParts>>;
  /** URLs of the type help from the root of the site. Missing if it was not built. */
  readonly typeHelp?: {
    readonly worker: string;
    readonly libraries: string;
    readonly sdks: Readonly<Record<string, string>>;
  };
  /** The worker that validates bundles of readers. */
  readonly bundleCheck?: string;
  /** The SDK as an npm archive, by version. */
  readonly sdkPackages?: Readonly<Record<string, SdkArchive>>;
};

export type ReactParts = {
  readonly packages: readonly string[];
  /** URL of the type declarations of React and of its SDK, from the root of the site. */
  readonly types: string;
  readonly sdkPackage: SdkArchive;
};

export type SdkArchive = {
  /** Name of the package, such as `@acme/web-sdk`. */
  readonly name: string;
  readonly version: string;
  /** URL of the archive, from the root of the site. */
  readonly file: string;
};
