import * as Comlink from 'comlink';
import { askWorker } from '../../workers/ask-worker';
import type { PrintFile, PrintFormat } from './print-file';
import type { PrintSettings } from './print-settings';
import type { PrintVenue } from './print-venue';
import type { Printer } from './print-worker';

function startWorker(): Worker {
  return new Worker(new URL('./print-worker.ts', import.meta.url), { name: 'print-map' });
}

/** Draws pages of one venue, one after the other. */
export type PreviewSession = {
  readonly venue: Promise<PrintVenue>;
  readonly draw: (settings: PrintSettings, floor: PrintVenue['floors'][number]) => Promise<string>;
  readonly close: () => void;
};

/** Opens a bundle for previews. The worker lasts until the session is closed. */
export function startPreview(bytes: Uint8Array): PreviewSession {
  const worker = startWorker();
  const printer = Comlink.wrap<Printer>(worker);
  const venue = printer.open(bytes);
  return {
    venue,
    async draw(settings, floor) {
      await venue;
      return printer.draw(settings, floor);
    },
    close: () => worker.terminate(),
  };
}

/** The file of a venue's pages. The signal ends it. */
export function printInWorker(
  bytes: Uint8Array,
  settings: PrintSettings,
  options: {
    readonly format: PrintFormat;
    readonly signal: AbortSignal;
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<PrintFile> {
  return askWorker<Printer, PrintFile>({
    worker: startWorker(),
    ask: async (printer) => {
      await printer.open(bytes);
      return printer.print(settings, options.format, Comlink.proxy(options.onProgress));
    },
    failure: 'The pages could not be made. Load the page again and try once more.',
    signal: options.signal,
  });
}
