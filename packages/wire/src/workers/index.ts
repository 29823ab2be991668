const WORKER = /^\/assets\/[^/]+\/(?<wasm>wasm-)?worker-[^/]+\.js$/;

/** Workers use the policy of their own script; those with WebAssembly one that allows it. */
export type WorkerKind = 'workers' | 'wasmWorkers';

/**
 * Kind of the worker script at a path, by its file name: `worker-…`, `wasm-worker-…`. `undefined`
 * for other files.
 */
export function workerKindOf(path: string): WorkerKind | undefined {
  const match = WORKER.exec(path);
  if (!match) return undefined;
  return match.groups?.['wasm'] === undefined ? 'workers' : 'wasmWorkers';
}
