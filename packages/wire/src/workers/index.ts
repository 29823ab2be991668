const WORKER = /^\/(?:assets\/[^/]+\/(?:(?<extra>wasm|fetch)-)?worker-[^/]+|offline-worker)\.js$/;

/**
 * Workers use the content security policy of their script. The policy of workers with WebAssembly
 * allows it, and the policy of workers that fetch lets them load files from other hosts.
 */
export type WorkerKind = 'workers' | 'wasmWorkers' | 'fetchWorkers';

/**
 * Kind of the worker script at a path, by its file name: `worker-…`, `wasm-worker-…`,
 * `fetch-worker-…`, or the service worker. `undefined` for other files.
 */
export function workerKindOf(path: string): WorkerKind | undefined {
  const match = WORKER.exec(path);
  if (!match) return undefined;
  switch (match.groups?.['extra']) {
    case 'wasm':
      return 'wasmWorkers';
    case 'fetch':
      return 'fetchWorkers';
    default:
      return 'workers';
  }
}
