import { type MvfLimits, writeZip } from '@brand/mvf';
import { BENCH_LIMITS } from './workbench-limits';
import type { OnBenchProgress, VenueQuestion } from './protocol';

const MAX_BYTES = BENCH_LIMITS.maxArchiveBytes;

/** The bytes to open, with the limits that apply to them. */
export type LoadedBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly limits: Partial<MvfLimits>;
};

/** Thrown when something cannot be loaded; `code` selects the advice. */
export class LoadError extends Error {
  readonly code: 'not-loaded' | 'limit-exceeded' | 'empty-file';

  constructor(code: LoadError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export async function loadBytes(
  question: VenueQuestion,
  onProgress: OnBenchProgress,
): Promise<LoadedBytes> {
  if (question.kind === 'broken') return buildBroken(question.name);
  if (question.kind === 'files') return packFiles(question.files, onProgress);
  const { body, size } = await openStream(question);
  if (size > MAX_BYTES) throw createTooLargeError(size, MAX_BYTES);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for await (const chunk of chunksOf(body)) {
    done += chunk.length;
    if (done > MAX_BYTES) throw createTooLargeError(done, MAX_BYTES);
    chunks.push(chunk);
    onProgress({ phase: 'loading', done, total: Math.max(size, done) });
  }
  if (done === 0) throw new LoadError('empty-file', 'The file has 0 bytes.');
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes, limits: BENCH_LIMITS };
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

type OpenStream = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Expected size in bytes; 0 if unknown. */
  readonly size: number;
};

async function openStream(
  question: Exclude<VenueQuestion, { kind: 'broken' | 'files' }>,
): Promise<OpenStream> {
  if (question.kind === 'file') {
    return { body: question.file.stream(), size: question.file.size };
  }
  const response = await fetch(question.address).catch(() => undefined);
  if (!response?.ok || !response.body) {
    const why = response ? `status ${response.status}` : 'no answer';
    throw new LoadError('not-loaded', `${question.name} could not be loaded: ${why}.`);
  }
  return { body: response.body, size: Number(response.headers.get('content-length') ?? 0) };
}

/** Some browsers cannot iterate over a stream. */
async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

export function createTooLargeError(bytes: number, most: number): LoadError {
  return new LoadError(
    'limit-exceeded',
    `The file has ${megabytes(bytes)} MB, and the workbench takes at most ${megabytes(most)} MB.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 0);
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
