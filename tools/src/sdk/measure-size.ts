import { brotliCompressSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { staticChunksOf } from './bundle-sdk.ts';

/** Brotli bytes of what pages load. */
export type SizeRecord = {
  /** What `import { showVenue }` loads at once. */
  readonly core: number;
  /** What the core loads later, when it is needed. */
  readonly coreLater: number;
  /** What each further entry adds to a page that has the core, now and later. */
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

/** Every chunk that can be reached from some, without those that are there already. */
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
