import * as Comlink from 'comlink';
import type { TypeHelp } from './type-worker';

export type TypeHelpFiles = {
  /** URLs of the worker and of the declarations that it loads. */
  readonly worker: string;
  readonly types: readonly string[];
};

export type RunningTypeHelp = {
  readonly help: Comlink.Remote<TypeHelp>;
  readonly end: () => void;
};

/** Starts the type worker. Rejects if it cannot be loaded. */
export async function startTypeHelp(files: TypeHelpFiles): Promise<RunningTypeHelp> {
  const worker = new Worker(files.worker, { name: 'type-help' });
  const help = Comlink.wrap<TypeHelp>(worker);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  worker.addEventListener('error', () => reject(new Error('Type hints did not load.')));
  const addresses = files.types.map((file) => new URL(file, location.href).href);
  try {
    await Promise.race([help.begin(addresses), failed]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    help,
    end: () => {
      help[Comlink.releaseProxy]();
      worker.terminate();
    },
  };
}
