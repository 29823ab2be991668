import * as Comlink from 'comlink';
import { askWithProgress } from '@site/src/kit/ask-with-progress';
import type { CompareAnswer } from './compare/comparison-protocol';
import type {
  BenchProgress,
  OnBenchProgress,
  OpenAnswer,
  MapBundle,
  OpenedVenue,
  VenueEdit,
  VenueQuestion,
} from './protocol';
import type { WorkbenchApi } from './workbench-api';

/** The page's client of a workbench; one worker per file. */
export type BenchClient = Omit<WorkbenchApi, 'open' | 'edit'> & {
  readonly edit: (edit: VenueEdit, onProgress: OnBenchProgress) => Promise<OpenedVenue>;
  readonly open: (question: VenueQuestion, onProgress: OnBenchProgress) => Promise<OpenAnswer>;
  /** Terminates the worker and rejects pending calls with the reason. */
  readonly end: (reason: string) => void;
};

const BROKEN =
  'The worker that reads files stopped, perhaps because the file needs more memory than the browser allows. Close other tabs and try again, or check the file on your computer with `mvf validate`.';

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
    groups: (filter) => orEnd(bench.groups(filter)),
    findings: (query) => orEnd(bench.findings(query)),
    place: (index) => orEnd(bench.place(index)),
    picture: (floorId) => orEnd<MapBundle>(bench.picture(floorId)),
    venueName: () => orEnd(bench.venueName()),
    center: () => orEnd(bench.center()),
    edit: (edit, onProgress) =>
      orEnd(
        askWithProgress<[BenchProgress], OpenedVenue>((tell) => bench.edit(edit, tell), onProgress),
      ),
    undo: () => orEnd(bench.undo()),
    listFiles: () => orEnd(bench.listFiles()),
    searchRecords: (text, start) => orEnd(bench.searchRecords(text, start)),
    findRecord: (id) => orEnd(bench.findRecord(id)),
    readValue: (place) => orEnd(bench.readValue(place)),
    listChildren: (place, start) => orEnd(bench.listChildren(place, start)),
    listUsages: (id, start) => orEnd(bench.listUsages(id, start)),
    readJson: (place) => orEnd(bench.readJson(place)),
    compareWith: (question, onProgress) =>
      orEnd(
        askWithProgress<[BenchProgress], CompareAnswer>(
          (tell) => bench.compareWith(question, tell),
          onProgress,
        ),
      ),
    readComparison: () => orEnd(bench.readComparison()),
    listDifferences: (filter, start) => orEnd(bench.listDifferences(filter, start)),
    locateDifference: (index) => orEnd(bench.locateDifference(index)),
    drawDifferences: (filter, floorId) => orEnd(bench.drawDifferences(filter, floorId)),
    download: (format, floorId) => orEnd(bench.download(format, floorId)),
    end,
  };
}
