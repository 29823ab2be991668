import { type MvfLimits, writeZip } from '@brand/mvf';
import { fetchStream } from './fetch-stream';
import { LoadError } from './load-error';
import type { OnBenchProgress, VenueQuestion } from './protocol';
import { createTooLargeError, readStream, type SizedStream } from './read-stream';
import { BENCH_LIMITS } from './workbench-limits';

const MAX_BYTES = BENCH_LIMITS.maxArchiveBytes;

/** The bytes to open, with the limits that apply to them. */
export type LoadedBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly limits: Partial<MvfLimits>;
};

export async function loadBytes(
  question: VenueQuestion,
  onProgress: OnBenchProgress,
): Promise<LoadedBytes> {
  if (question.kind === 'broken') return buildBroken(question.name);
  if (question.kind === 'files') return packFiles(question.files, onProgress);
  const stream = question.kind === 'file' ? streamOf(question.file) : await fetchStream(question);
  return { bytes: await readStream(stream, onProgress), limits: BENCH_LIMITS };
}

/** Packs the files into a zip, so that all sources go through the same checks. */
async function packFiles(
  files: ReadonlyMap<string, Blob>,
  onProgress: OnBenchProgress,
): Promise<LoadedBytes> {
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_BYTES) throw createTooLargeError(total, MAX_BYTES);
  if (total === 0) throw new LoadError('empty-file', 'The files have 0 bytes.');
  const contents = new Map<string, Uint8Array>();
  let done = 0;
  for (const [path, file] of files) {
    contents.set(path, new Uint8Array(await file.arrayBuffer()));
    done += file.size;
    onProgress({ phase: 'loading', done, total });
  }
  return { bytes: writeZip(contents), limits: BENCH_LIMITS };
}

function streamOf(file: Blob): SizedStream {
  return { body: file.stream(), size: file.size };
}

async function buildBroken(name: string): Promise<LoadedBytes> {
  const { CORPUS } = await import('../../../../packages/mvf/corpus/index');
  const broken = CORPUS.find((bundle) => bundle.name === name);
  if (!broken) throw new LoadError('not-loaded', `There is no example "${name}".`);
  return {
    bytes: new Uint8Array(broken.build()),
    limits: { ...BENCH_LIMITS, ...broken.limits },
  };
}
