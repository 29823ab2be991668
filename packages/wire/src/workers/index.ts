const WORKER = /^\/assets\/[^/]+\/(?<wasm>wasm-)?worker-[^/]+\.js$/;

/** Workers have the policy of their own script; those that run WebAssembly one that allows it. */
export type WorkerKind = 'workers' | 'wasmWorkers';

/**
 * Of which kind the worker is that a script of the site starts, or undefined for another file. The
 * name of the file says so: `worker-…`, `wasm-worker-…`.
 */
export function workerKindOf(path: string): WorkerKind | undefined {
  const match = WORKER.exec(path);
  if (!match) return undefined;
  return match.groups?.['wasm'] === undefined ? 'workers' : 'wasmWorkers';
}
