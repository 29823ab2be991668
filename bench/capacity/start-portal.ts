import { once } from 'node:events';
import { join } from 'node:path';
import { type ServerProcess, spawnServer } from './server-process.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Rate limits are per address and per token; the load comes from few machines and must not meet them. */
const NO_LIMIT = '1000000';

/** Starts the portal with default settings, except that rate limits are out of the way. */
export async function startPortal(
  dataFolder: string,
  { workers, shedsLoad }: { readonly workers: number; readonly shedsLoad: boolean },
): Promise<ServerProcess> {
  const { child, usage, stop } = spawnServer({
    program: process.execPath,
    args: [join(ROOT, 'services/portal/src/main.ts')],
    cpus: workers,
    hasChannel: true,
    environment: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: String(workers),
      SHED_LOAD: shedsLoad ? 'on' : 'off',
      DATA_FOLDER: dataFolder,
      TRUST_PROXY: '1',
      ASSISTANT_RATE_BURST: NO_LIMIT,
      ASSISTANT_RATE_PER_SECOND: NO_LIMIT,
      REST_RATE_BURST: NO_LIMIT,
      REST_RATE_PER_SECOND: NO_LIMIT,
    },
  });
  const listening = once(child, 'message') as Promise<[{ readonly port: number }]>;
  const first = await Promise.race([listening, once(child, 'exit').then(() => undefined)]);
  if (!first) throw new Error('The portal did not start.');
  return { url: `http://127.0.0.1:${first[0].port}`, usage, stop };
}
