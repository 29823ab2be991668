import { recordPackages } from '@brand/third-party-notices';

type StatsModule = { readonly identifier?: string; readonly modules?: readonly StatsModule[] };
type Stats = { toJson(options: object): { readonly modules?: readonly StatsModule[] } };
type Compiler = {
  readonly hooks: { readonly done: { tap(name: string, listener: (stats: Stats) => void): void } };
};

const NAME = 'bundle-recorder';

/** A bundler plugin that records which packages the site's scripts contain. */
export function bundleRecorder(recordsFolder: string): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      compiler.hooks.done.tap(NAME, (stats) => {
        const { modules = [] } = stats.toJson({
          all: false,
          modules: true,
          modulesSpace: Infinity,
          nestedModules: true,
          nestedModulesSpace: Infinity,
        });
        recordPackages(recordsFolder, 'site', modules.flatMap(modulePaths));
      });
    },
  };
}

/** The path is the last part of an identifier; loaders come before it. */
function modulePaths({ identifier = '', modules = [] }: StatsModule): string[] {
  return [identifier.split('!').at(-1)!, ...modules.flatMap(modulePaths)];
}
