import type { CompiledProgram, SourceFiles } from './compile/compiled-program.ts';

/** The versions of the Web SDK that programs can be written for. */
export type SdkVersion = '6.0' | '5.0';

/** A sample as the playground opens it. */
export type SampleSource = {
  /** Its path below `examples/`, such as `web-sdk/6.0/markers`; with `/react`, that in React. */
  readonly path: string;
  readonly title: string;
  readonly version: SdkVersion;
  readonly files: SourceFiles;
  /** Files that are no text, with their addresses from the folder of the frame's page. */
  readonly assets: Readonly<Record<string, string>>;
  /** Made of the files by the build, so that a map is there before the compiler is. */
  readonly program: CompiledProgram;
};

/** What the build knows of the playground's files. */
export type PlaygroundTable = {
  /** Folder of the sources, from the root of the site, with a slash at its end. */
  readonly sources: string;
  /** Paths of the samples that can be opened. */
  readonly samples: readonly string[];
  /** Those that the build has pictures of. */
  readonly pictured: readonly string[];
  /** What programs can import, by version. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** What those that are written with React have besides, by version. */
  readonly react?: Readonly<Record<string, ReactParts>>;
  /** What gives help with types: addresses from the root of the site. Missing where it is not built. */
  readonly typeHelp?: {
    readonly worker: string;
    readonly libraries: string;
    readonly sdks: Readonly<Record<string, string>>;
  };
  /** The worker that checks bundles which readers bring. */
  readonly bundleCheck?: string;
  /** The SDK as a package that npm installs from a file, by version. */
  readonly sdkPackages?: Readonly<Record<string, SdkArchive>>;
};

export type ReactParts = {
  readonly packages: readonly string[];
  /** Address of the types of React and of the SDK for it, from the root of the site. */
  readonly types: string;
  readonly sdkPackage: SdkArchive;
};

export type SdkArchive = {
  /** Name of the package, such as `@acme/web-sdk`. */
  readonly name: string;
  readonly version: string;
  /** Address of the archive, from the root of the site. */
  readonly file: string;
};
