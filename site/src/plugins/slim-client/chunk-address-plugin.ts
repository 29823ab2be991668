type Chunk = { readonly getChunkMaps: (realHash: boolean) => { readonly name: object } };
type RuntimeModule = { readonly chunk?: Chunk; fullHash: boolean; generate(): string };
type Bundler = {
  readonly RuntimeModule: new (name: string, stage?: number) => RuntimeModule;
  readonly RuntimeGlobals: Readonly<Record<'publicPath' | 'getChunkScriptFilename', string>>;
};
type Compilation = {
  readonly hooks: { additionalTreeRuntimeRequirements: Hook<[Chunk]> };
  readonly addRuntimeModule: (chunk: Chunk, module: RuntimeModule) => void;
};
type Compiler = { readonly hooks: { thisCompilation: Hook<[Compilation]> } };
type Hook<Values extends readonly unknown[]> = {
  readonly tap: (name: string, listener: (...values: Values) => void) => void;
};

const NAME = 'chunk-address-plugin';
/** The framework's plugin with the same function, which adds a table from chunk names to ids. */
export const REPLACED_PLUGIN = 'ChunkAssetPlugin';

/** The URL of a chunk's script, used to prefetch pages. A chunk's name is its id here. */
export function chunkAddressPlugin({ RuntimeModule, RuntimeGlobals }: Bundler) {
  class ChunkAddress extends RuntimeModule {
    constructor() {
      super(NAME);
      this.fullHash = true;
    }

    override generate(): string {
      for (const [id, name] of Object.entries(this.chunk?.getChunkMaps(false).name ?? {})) {
        if (id !== name) throw new Error(`${NAME}: the chunk ${name} has the id ${id}.`);
      }
      const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
      return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }
  return {
    apply({ hooks }: Compiler) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddress());
        });
      });
    },
  };
}
