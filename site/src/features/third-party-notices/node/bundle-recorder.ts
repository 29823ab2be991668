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
  };
};
type Compiler = {
  readonly hooks: { readonly done: { tap(name: string, listener: (stats: Stats) => void): void } };
};

const NAME = 'bundle-recorder';

/** A bundler plugin that records which packages the site's scripts contain. */
export function bundleRecorder(recordsFolder: string): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      compiler.hooks.done.tap(NAME, ({ compilation: { chunks, chunkGraph } }) => {
        // The statistics of the bundler count joined modules as orphans, and leave them out.
        const modules = Array.from(chunks, (chunk) => chunkGraph.getChunkModules(chunk)).flat();
        recordPackages(recordsFolder, 'site', modules.flatMap(modulePaths));
      });
    },
  };
}

function modulePaths(module: BundledModule): string[] {
  if (module.modules) return module.modules.flatMap(modulePaths);
  const path = module.nameForCondition();
  return path === undefined ? [] : [path];
}
