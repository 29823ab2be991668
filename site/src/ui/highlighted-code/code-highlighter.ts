import * as Comlink from 'comlink';
import type { CodeRun } from './code-run';
import type { Highlighting } from './highlight-worker';

type HighlightWorker = Comlink.Endpoint & Pick<Worker, 'terminate'>;

/** Compiling the largest grammar takes a second or two on a slow phone. */
export const TIMEOUT_MS = 10_000;
const MAX_CODE_LENGTH = 20_000;
const MAX_CACHED = 50;
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'console']);

/**
 * Highlights code in a worker, because compiling a grammar would block the page. The worker starts
 * with the first code, and is replaced if it fails or hangs.
 */
export class CodeHighlighter {
  readonly #createWorker: () => HighlightWorker;
  /** Results by language and code: an answer is drawn again when the reader comes back to it. */
  readonly #cached = new Map<string, Promise<readonly CodeRun[] | undefined>>();
  #worker: HighlightWorker | undefined;

  constructor(createWorker: () => HighlightWorker) {
    this.#createWorker = createWorker;
  }

  /** `undefined` if the code stays plain. Never rejects. */
  highlight(code: string, language: string): Promise<readonly CodeRun[] | undefined> {
    if (PLAIN_LANGUAGES.has(language) || code.length > MAX_CODE_LENGTH) {
      return Promise.resolve(undefined);
    }
    const key = `${language}\n${code}`;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const runs = this.#run(code, language).catch(() => {
      this.#cached.delete(key);
      return undefined;
    });
    this.#cached.set(key, runs);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > MAX_CACHED && oldest !== undefined) this.#cached.delete(oldest);
    return runs;
  }

  async #run(code: string, language: string): Promise<readonly CodeRun[] | undefined> {
    this.#worker ??= this.#createWorker();
    const worker = this.#worker;
    const { promise: failed, reject } = Promise.withResolvers<never>();
    const fail = (): void => reject(new Error('Code could not be highlighted.'));
    worker.addEventListener('error', fail);
    const timer = setTimeout(fail, TIMEOUT_MS);
    try {
      const { tokenizeCode } = Comlink.wrap<Highlighting>(worker);
      return await Promise.race([tokenizeCode(code, language), failed]);
    } catch (error) {
      worker.terminate();
      if (this.#worker === worker) this.#worker = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      worker.removeEventListener('error', fail);
    }
  }
}

export const codeHighlighter = new CodeHighlighter(
  () =>
    new Worker(
      /* webpackChunkName: "worker-highlight" */ new URL('./highlight-worker.ts', import.meta.url),
      { name: 'highlight' },
    ),
);
