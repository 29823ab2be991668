import autocannon from 'autocannon';
import type { LoadResult } from './load-result.ts';

export type LoadRequest = autocannon.Request;

/** Requests of a connection, which it repeats in this order. */
export type RequestsOf = (connection: number) => readonly LoadRequest[];

export type Load = {
  readonly url: string;
  readonly requestsOf: RequestsOf;
  readonly connections: number;
  readonly seconds: number;
  /** Ends after so many responses instead, however long they take. */
  readonly amount?: number | undefined;
  /** Maximum requests per second of a connection; none if omitted. */
  readonly connectionRate?: number;
  /** Seconds at the start that do not count. */
  readonly warmUpSeconds?: number;
  /** Number of the first connection, for loads that run side by side. */
  readonly firstConnection?: number;
};

const TIMEOUT_SECONDS = 60;
const FIRST_ERROR_STATUS = 400;

/** Sends requests over connections that are kept alive, each after the response to the one before. */
export function generateLoad(load: Load): Promise<LoadResult> {
  const { url, requestsOf, connections, seconds, amount, connectionRate } = load;
  const statuses = new Map<number, number>();
  const latenciesMs: number[] = [];
  const countedFrom = performance.now() + (load.warmUpSeconds ?? 0) * 1000;
  let connection = load.firstConnection ?? 0;
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    ...(amount !== undefined && { amount }),
    ...(connectionRate !== undefined && { connectionRate }),
    setupClient: (client) => {
      client.setRequests([...requestsOf(connection)]);
      connection += 1;
    },
  };
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve({ statuses, latenciesMs, errors: result.errors });
    });
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (performance.now() - milliseconds < countedFrom) return;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < FIRST_ERROR_STATUS) latenciesMs.push(milliseconds);
    });
  });
}
