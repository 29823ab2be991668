import * as Comlink from 'comlink';
import { askWithProgress } from '@site/src/kit/ask-with-progress';
import { runInWorker } from '@site/src/kit/run-in-worker';
import type { PrintFile, PrintFormat } from './print-file';
import type { NamedPlace } from './list-places';
import type { PrintSettings, ReaderPlace } from './print-settings';
import type { PagePoint, PrintFloor, PrintVenue } from './print-venue';
import type { Printer } from './print-worker';

const NOT_DRAWN = 'The pages could not be drawn. Reload this page and try again.';

function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "worker-print" */ new URL('./print-worker.ts', import.meta.url),
    { name: 'print-map' },
  );
}

/** A worker that draws pages of one venue, one at a time. */
export type PreviewSession = {
  readonly venue: Promise<PrintVenue & { readonly places: readonly NamedPlace[] }>;
  readonly draw: (settings: PrintSettings, floor: PrintFloor) => Promise<string>;
  /** Position in the venue of a point on a page; `undefined` outside the plan. */
  readonly locate: (settings: PrintSettings, point: PagePoint) => Promise<ReaderPlace | undefined>;
  readonly close: () => void;
};

/** Opens a bundle for previews. The worker lives until the session is closed. */
export function startPreview(bytes: Uint8Array): PreviewSession {
  const worker = startWorker();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection if the worker fails while no call is pending.
  failed.catch(() => {});
  worker.addEventListener('error', () => reject(new Error(NOT_DRAWN)));
  const orFail = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    Promise.race([answer, failed]);
  const printer = Comlink.wrap<Printer>(worker);
  const venue = orFail(openVenue(printer, bytes));
  return {
    venue,
    async draw(settings, floor) {
      await venue;
      return orFail(printer.draw(settings, floor));
    },
    locate: (settings, point) => orFail(printer.locate(settings, point)),
    close: () => worker.terminate(),
  };
}

async function openVenue(
  printer: Comlink.Remote<Printer>,
  bytes: Uint8Array,
): Promise<PrintVenue & { readonly places: readonly NamedPlace[] }> {
  const venue = await printer.open(bytes);
  return { ...venue, places: await printer.places() };
}

/** Renders the pages of a venue to a file in a worker. The signal aborts it. */
export function printInWorker(
  bytes: Uint8Array,
  settings: PrintSettings,
  options: {
    readonly format: PrintFormat;
    readonly signal: AbortSignal;
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<PrintFile> {
  return runInWorker<Printer, PrintFile>({
    worker: startWorker(),
    ask: async (printer) => {
      await printer.open(bytes);
      return askWithProgress(
        (tell) => printer.print(settings, options.format, tell),
        options.onProgress,
      );
    },
    failure: 'The pages could not be created. Reload this page and try again.',
    signal: options.signal,
  });
}
