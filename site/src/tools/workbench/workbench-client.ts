import * as Comlink from 'comlink';
import { askWithProgress } from '@site/src/kit/ask-with-progress';
import type {
  WorkbenchApi,
  BenchProgress,
  OnBenchProgress,
  OpenAnswer,
  MapBundle,
  VenueQuestion,
} from './protocol';

/** The page's client of a workbench; one worker per file. */
export type BenchClient = Omit<WorkbenchApi, 'open'> & {
  readonly open: (question: VenueQuestion, onProgress: OnBenchProgress) => Promise<OpenAnswer>;
  /** Terminates the worker and rejects pending calls with the reason. */
  readonly end: (reason: string) => void;
};

const BROKEN =
  'The part of the page that reads files stopped. The file may need more memory than the browser gives to a page: close other tabs and try again, or check it on your computer with `mvf validate`.';

/** All calls reject when the worker ends, so that no caller waits forever. */
export function createBenchClient(
  startWorker: () => Worker = () =>
    new Worker(
      /* webpackChunkName: "worker-workbench" */ new URL('./bench-worker.ts', import.meta.url),
      { name: 'workbench' },
    ),
): BenchClient {
  const worker = startWorker();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection if the worker ends while no call is pending.
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
    picture: (floorId) => orEnd<MapBundle>(bench.picture(floorId)),
    download: (format, floorId) => orEnd(bench.download(format, floorId)),
    end,
  };
}
