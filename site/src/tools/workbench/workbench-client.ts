import * as Comlink from 'comlink';
import { askWithProgress } from '@site/src/kit/ask-with-progress';
import type {
  WorkbenchApi,
  BenchProgress,
  OnBenchProgress,
  OpenAnswer,
  Picture,
  VenueQuestion,
} from './protocol';

/** The page's end of a workbench: one worker for one file. */
export type BenchClient = Omit<WorkbenchApi, 'open'> & {
  readonly open: (question: VenueQuestion, onProgress: OnBenchProgress) => Promise<OpenAnswer>;
  /** Ends the worker, whatever it is doing; whoever waits for an answer is told the reason. */
  readonly end: (reason: string) => void;
};

const BROKEN =
  'The part of the page that reads files stopped. The file may need more memory than the browser gives to a page: close other tabs and try again, or check it on your computer with `mvf validate`.';

/** Every way in which the worker ends is an answer: nobody waits for one that cannot come. */
export function createBenchClient(
  startWorker: () => Worker = () =>
    new Worker(
      /* webpackChunkName: "worker-workbench" */ new URL('./bench-worker.ts', import.meta.url),
      { name: 'workbench' },
    ),
): BenchClient {
  const worker = startWorker();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // The worker may end while nobody waits for it.
  ended.catch(() => {});
  const end = (reason: string): void => {
    reject(new Error(reason));
    worker.terminate();
  };
  worker.addEventListener('error', () => end(BROKEN));
  worker.addEventListener('messageerror', () => end(BROKEN));
  const bench = Comlink.wrap<WorkbenchApi>(worker);
  const orEnd = <Answer>(answer: Promise<Answer>): Promise<Answer> => Promise.race([answer, ended]);
  return {
    open: (question, onProgress) =>
      orEnd(
        askWithProgress<[BenchProgress], OpenAnswer>(
          (tell) => bench.open(question, tell),
          onProgress,
        ),
      ),
    findings: (query) => orEnd(bench.findings(query)),
    place: (index) => orEnd(bench.place(index)),
    picture: (floorId) => orEnd<Picture>(bench.picture(floorId)),
    download: (format, floorId) => orEnd(bench.download(format, floorId)),
    end,
  };
}
