import { brotliCompressSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { staticChunksOf } from './bundle-sdk.ts';

/** Brotli bytes that pages load. */
export type SizeRecord = {
  /** Initial load of `import { showVenue }`. */
  readonly core: number;
  /** Chunks that the core loads on demand. */
  readonly coreLater: number;
  /** Additional bytes of each further entry for a page that has the core, initial and on demand. */
  readonly features: Readonly<Record<string, number>>;
};

/** Measures bundles for pages, see `bundleSdk`. */
export function measureSize(chunks: readonly OutputChunk[]): SizeRecord {
  const core = new Set(staticChunksOf(chunks, 'index.js'));
  const coreLater = beyond(
    core,
    [...core].flatMap(({ dynamicImports }) => dynamicImports),
    chunks,
  );
  const features = chunks
    .filter(({ isEntry, fileName }) => isEntry && fileName !== 'index.js')
    .map(
      ({ fileName }) =>
        [fileName.replace(/\.js$/, ''), sum(beyond(core, [fileName], chunks))] as const,
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { core: sum(core), coreLater: sum(coreLater), features: Object.fromEntries(features) };
}

/** Chunks reachable from some, except those that are already loaded. */
function beyond(
  present: ReadonlySet<OutputChunk>,
  fileNames: readonly string[],
  chunks: readonly OutputChunk[],
): ReadonlySet<OutputChunk> {
  const found = new Set<OutputChunk>();
  const visit = (fileName: string): void => {
    for (const chunk of staticChunksOf(chunks, fileName)) {
      if (present.has(chunk) || found.has(chunk)) continue;
      found.add(chunk);
      chunk.dynamicImports.forEach(visit);
    }
  };
  fileNames.forEach(visit);
  return found;
}

function sum(chunks: Iterable<OutputChunk>): number {
  return [...chunks].reduce((bytes, { code }) => bytes + brotliCompressSync(code).length, 0);
}
