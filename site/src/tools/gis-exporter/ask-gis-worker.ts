import { askWithProgress } from '../../kit/ask-with-progress';
import { runInWorker } from '../../kit/run-in-worker';
import type { FloorContents, GisChoice } from './collect-layers';
import type { ExportedFile } from './export-venue';
import type { GisFormat } from './gis-format';
import type { ExportProgress, GisExporter } from './gis-worker';

const FAILURE = 'The venue could not be exported. Load the page again and try once more.';

function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "wasm-worker-gis" */ new URL('./gis-worker.ts', import.meta.url),
    { name: 'gis-exporter' },
  );
}

/** What there is to choose from in a bundle. */
export function listInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<FloorContents[]> {
  return runInWorker<GisExporter, FloorContents[]>({
    worker: startWorker(),
    ask: (exporter) => exporter.list(bytes),
    failure: FAILURE,
    signal,
  });
}

/** The export of a bundle. The signal ends it. */
export function exportInWorker(
  bytes: Uint8Array,
  options: GisChoice & { readonly format: GisFormat },
  {
    signal,
    onProgress,
  }: {
    readonly signal: AbortSignal;
    readonly onProgress: (progress: ExportProgress) => void;
  },
): Promise<ExportedFile> {
  return runInWorker<GisExporter, ExportedFile>({
    worker: startWorker(),
    ask: (exporter) => askWithProgress((tell) => exporter.export(bytes, options, tell), onProgress),
    failure: FAILURE,
    signal,
  });
}
