import { countOf, isSmoke } from '../smoke.ts';
import { generateLoad, type RequestsOf } from './generate-load.ts';
import type { ServerProcess } from './server-process.ts';

const ROUNDS = countOf('ROUNDS', 3);
const SECONDS = countOf('SECONDS', 2);
export const WARM_UP_SECONDS: number = isSmoke ? 0 : 4;
/** Enough to keep a server busy, few enough not to measure queues. */
export const CONNECTIONS = 32;
/** A smoke run must end well on a machine where others take all the time. */
const SMOKE_AMOUNT = 2 * CONNECTIONS;
/** Resolution of the processor time. */
const MIN_CPU_SECONDS = 0.01;

/**
 * Requests that a server handles in one second of processor time, which is what one core handles
 * per second. Other programs on the machine change this far less than the rate on the clock.
 */
async function measureCapacity(
  server: ServerProcess,
  requestsOf: RequestsOf,
  seconds: number,
): Promise<number> {
  const before = readCpuSeconds(server);
  const { latenciesMs, statuses, errors } = await generateLoad({
    url: server.url,
    requestsOf,
    connections: CONNECTIONS,
    seconds,
    amount: isSmoke ? SMOKE_AMOUNT : undefined,
  });
  const failed = [...statuses].filter(([status]) => status >= 400);
  if (failed.length > 0 || errors > 0 || latenciesMs.length === 0) {
    throw new Error(
      `Expected responses without errors, found ${latenciesMs.length} of them, ${errors} failed ` +
        `connections and these counts of statuses: ${JSON.stringify(Object.fromEntries(failed))}.`,
    );
  }
  return latenciesMs.length / Math.max(MIN_CPU_SECONDS, readCpuSeconds(server) - before);
}

function readCpuSeconds(server: ServerProcess): number {
  return server.usage().reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** Best of several rounds for each load. They alternate, so that a slow moment hurts all of them. */
export async function measureBest(
  loads: readonly { readonly server: ServerProcess; readonly requestsOf: RequestsOf }[],
): Promise<number[]> {
  const best = loads.map(() => 0);
  for (let round = WARM_UP_SECONDS > 0 ? -1 : 0; round < ROUNDS; round += 1) {
    for (const [index, { server, requestsOf }] of loads.entries()) {
      const isWarmUp = round < 0;
      const seconds = isWarmUp ? WARM_UP_SECONDS : SECONDS;
      const capacity = await measureCapacity(server, requestsOf, seconds);
      if (!isWarmUp) best[index] = Math.max(best[index] ?? 0, capacity);
    }
  }
  return best;
}
