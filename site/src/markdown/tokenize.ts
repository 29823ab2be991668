import { Worker } from 'node:worker_threads';
import { ContentCache } from './content-cache.ts';

/** A token of code and the CSS variable of its kind. */
export type Token = { readonly content: string; readonly color?: string; readonly offset: number };
/** Tokens by line of the code. */
export type Tokens = readonly (readonly Token[])[];

export type TokenizeRequest = {
  readonly id: number;
  readonly code: string;
  readonly language: string;
};
export type TokenizeResponse = { readonly id: number; readonly tokens: Tokens };

const WORKER = new URL('./tokenize-worker.ts', import.meta.url);

/**
 * Splits code into tokens by TextMate grammars. Runs in a worker, because the main thread of a
 * build compiles pages meanwhile; cached across builds.
 */
export async function tokenize(code: string, language: string): Promise<Tokens> {
  state ??= openState();
  const { cache, worker, pending } = state;
  const key = `${language}\n${code}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const id = (state.lastId += 1);
  const { promise, resolve, reject } = Promise.withResolvers<Tokens>();
  pending.set(id, { resolve, reject });
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage({ id, code, language } satisfies TokenizeRequest);
  const tokens = await promise;
  cache.set(key, tokens);
  return tokens;
}

type State = {
  readonly cache: ContentCache<Tokens>;
  readonly worker: Worker;
  readonly pending: Map<number, Pick<PromiseWithResolvers<Tokens>, 'resolve' | 'reject'>>;
  lastId: number;
};

let state: State | undefined;

function openState(): State {
  const cache = new ContentCache<Tokens>('tokens', [
    import.meta.filename,
    `${import.meta.dirname}/tokenize-worker.ts`,
  ]);
  process.once('exit', () => cache.save());
  const worker = new Worker(WORKER);
  const pending: State['pending'] = new Map();
  worker.on('message', ({ id, tokens }: TokenizeResponse) => {
    pending.get(id)?.resolve(tokens);
    pending.delete(id);
    // The worker must not keep the process alive when idle.
    if (pending.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    state = undefined;
  });
  worker.unref();
  return { cache, worker, pending, lastId: 0 };
}
