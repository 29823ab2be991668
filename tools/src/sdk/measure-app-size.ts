import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../shared/repo.ts';
import { bundleSdk, staticChunksOf } from './bundle-sdk.ts';
import { readSdkPackage } from './sdk-package.ts';

/** Bytes of JavaScript that the getting-started sample loads before the map appears. */
export type AppSize = {
  readonly brotli: number;
  readonly gzip: number;
};

/** The recorded size, which pages quote. */
export const APP_SIZE_RECORD: string = join(ROOT, 'packages/web-sdk/app-size.json');
const SAMPLE = join(ROOT, 'examples/web-sdk/6.0/getting-started');
const PACKAGE = '@brand/web-sdk';

/**
 * Builds the getting-started sample with Vite for production, as a reader does who installs the
 * package. On-demand chunks are not counted.
 */
export async function measureAppSize(): Promise<AppSize> {
  const sdk = await bundleSdk(readSdkPackage('web-sdk').entries, 'bundlers');
  const built = (await build({
    root: SAMPLE,
    configFile: false,
    logLevel: 'silent',
    plugins: [installedPackage(sdk)],
    build: { write: false, rolldownOptions: { input: join(SAMPLE, 'main.ts') } },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`${SAMPLE}: expected main.ts to be built, found no entry.`);
  const first = staticChunksOf(chunks, entry.fileName).map(({ code }) => code);
  return {
    brotli: first.reduce((bytes, code) => bytes + brotliCompressSync(code).length, 0),
    gzip: first.reduce((bytes, code) => bytes + gzipSync(code).length, 0),
  };
}

/** Resolves the package to its bundle for bundlers, without writing it to `node_modules`. */
function installedPackage(chunks: readonly Rolldown.OutputChunk[]): Plugin {
  // Below the package, so that its own dependencies are found.
  const folder = join(ROOT, 'packages/web-sdk/esm');
  const codes = new Map(chunks.map(({ fileName, code }) => [join(folder, fileName), code]));
  return {
    name: 'installed-package',
    enforce: 'pre',
    resolveId: (id, importer = '') => {
      const path = id === PACKAGE ? join(folder, 'index.js') : join(importer, '..', id);
      return codes.has(path) ? path : undefined;
    },
    load: (id) => codes.get(id),
  };
}
