import { askWithProgress } from '@site/src/kit/ask-with-progress';
import { runInWorker } from '@site/src/kit/run-in-worker';
import type { FloorContents, GisChoice } from './collect-layers';
import type { ExportedFile } from './export-venue';
import type { GisFormat } from './gis-format';
import type { ExportProgress, GisExporter } from './gis-worker';

const FAILURE = 'The venue could not be exported. Reload the page and try again.';

function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "wasm-worker-gis" */ new URL('./gis-worker.ts', import.meta.url),
    { name: 'gis-exporter' },
  );
}

/** Lists the contents of a bundle in a worker. */
export function listInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<FloorContents[]> {
  return runInWorker<GisExporter, FloorContents[]>({
    worker: startWorker(),
    ask: (exporter) => exporter.list(bytes),
    failure: FAILURE,
    signal,
  });
}

/** Exports a bundle in a worker. The signal aborts it. */
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
