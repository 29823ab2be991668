import { resolve } from 'node:path';
import { recordPackages } from '@brand/third-party-notices';

type BundledModule = {
  /** Path of the file, without loaders. */
  nameForCondition(): string | undefined;
  /** What the bundler joined to this module, with the module itself. */
  readonly modules?: readonly BundledModule[];
};
type Stats = {
  readonly compilation: {
    readonly chunks: Iterable<never>;
    readonly chunkGraph: { getChunkModules(chunk: never): readonly BundledModule[] };
    getAssets(): readonly { readonly info: { readonly sourceFilename?: string } }[];
  };
};
type Compiler = {
  readonly context: string;
  readonly hooks: { readonly done: { tap(name: string, listener: (stats: Stats) => void): void } };
};

const NAME = 'bundle-recorder';

/** A bundler plugin that records which packages the site's scripts contain, and its fonts. */
export function bundleRecorder(recordsFolder: string): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      compiler.hooks.done.tap(NAME, ({ compilation }) => {
        const { chunks, chunkGraph } = compilation;
        // The statistics of the bundler count joined modules as orphans, and leave them out.
        const modules = Array.from(chunks, (chunk) => chunkGraph.getChunkModules(chunk)).flat();
        // Files that style sheets name, such as fonts, are no modules of a chunk.
        const files = compilation
          .getAssets()
          .flatMap(({ info }) => info.sourceFilename ?? [])
          .map((path) => resolve(compiler.context, path));
        recordPackages(recordsFolder, 'site', [...modules.flatMap(modulePaths), ...files]);
      });
    },
  };
}

function modulePaths(module: BundledModule): string[] {
  if (module.modules) return module.modules.flatMap(modulePaths);
  const path = module.nameForCondition();
  return path === undefined ? [] : [path];
}
