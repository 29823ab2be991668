import type { MvfLimits } from '@brand/mvf';
import { BENCH_LIMITS } from './bench-limits';
import type { OnBenchProgress, VenueQuestion } from './protocol';

const MOST_BYTES = BENCH_LIMITS.maxArchiveBytes;

/** What was asked for, as bytes, and the limits that hold for it. */
export type LoadedBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly limits: Partial<MvfLimits>;
};

/** Something that cannot be loaded; `code` finds the advice. */
export class LoadError extends Error {
  readonly code: 'not-loaded' | 'limit-exceeded';

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
  const { body, size } = await openStream(question);
  if (size > MOST_BYTES) throw tooLarge(size, MOST_BYTES);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for await (const chunk of chunksOf(body)) {
    done += chunk.length;
    if (done > MOST_BYTES) throw tooLarge(done, MOST_BYTES);
    chunks.push(chunk);
    onProgress({ phase: 'loading', done, total: Math.max(size, done) });
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes, limits: BENCH_LIMITS };
}

type OpenStream = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** In bytes, as far as it is known before. */
  readonly size: number;
};

async function openStream(
  question: Exclude<VenueQuestion, { kind: 'broken' }>,
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

/** As not every browser can loop over a stream. */
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

/** Refuses a file by its size. */
export function tooLarge(bytes: number, most: number): LoadError {
  return new LoadError(
    'limit-exceeded',
    `The file has ${megabytes(bytes)} MB, and the workbench takes at most ${megabytes(most)} MB.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 0);
}

async function buildBroken(name: string): Promise<LoadedBytes> {
  const { CORPUS } = await import('../../../packages/mvf/corpus/index');
  const broken = CORPUS.find((bundle) => bundle.name === name);
  if (!broken) throw new LoadError('not-loaded', `There is no example "${name}".`);
  return {
    bytes: new Uint8Array(broken.build()),
    limits: { ...BENCH_LIMITS, ...broken.limits },
  };
}
