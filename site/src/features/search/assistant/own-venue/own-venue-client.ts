import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { loadOwnBundle } from '@site/src/venue/own/switch-venue';
import * as Comlink from 'comlink';
import type { OwnVenueApi } from './own-venue-api';

/** A large bundle takes seconds to open; a route through it takes less. */
const TIMEOUT_MS = 60_000;
/** Idle time after which the worker ends, because an open venue takes memory. */
const IDLE_MS = 120_000;

type Running = {
  readonly venueId: string;
  readonly api: Comlink.Remote<OwnVenueApi>;
  readonly opened: Promise<void>;
  /** Rejects when the worker ends, so that no caller waits forever. */
  readonly ended: Promise<never>;
  readonly end: (reason: Error) => void;
};

let running: Running | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Asks the worker that has opened the venue; the next question finds it open. */
export async function askOwnVenue<Answer>(
  venue: OwnVenue,
  ask: (api: Comlink.Remote<OwnVenueApi>) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted();
  clearTimeout(idle);
  if (running && running.venueId !== venue.id) running.end(new Error('Another venue was opened.'));
  const worker = (running ??= start(venue));
  const stop = (): void => worker.end(signal?.reason as Error);
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => worker.end(new Error(describeTimeout(venue))), TIMEOUT_MS);
  try {
    await Promise.race([worker.opened, worker.ended]);
    return await Promise.race([ask(worker.api), worker.ended]);
  } catch (error) {
    worker.end(error as Error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    clearTimeout(idle);
    idle = setTimeout(() => running?.end(new Error('The worker was idle.')), IDLE_MS);
  }
}

function start(venue: OwnVenue): Running {
  const worker = new Worker(
    /* webpackChunkName: "worker-own-venue" */ new URL('./own-venue-worker.ts', import.meta.url),
    { name: 'own-venue' },
  );
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // It also ends while no one waits.
  ended.catch(() => {});
  const end = (reason: Error): void => {
    reject(reason);
    worker.terminate();
    if (running?.ended === ended) running = undefined;
  };
  worker.addEventListener('error', () => end(new Error(describeCrash(venue))));
  const api = Comlink.wrap<OwnVenueApi>(worker);
  const opened = loadOwnBundle(venue).then((bundle) => api.open(venue, bundle));
  return { venueId: venue.id, api, opened, ended, end };
}

function describeTimeout({ name }: OwnVenue): string {
  return `The search in ${name} took more than ${TIMEOUT_MS / 1000} seconds and was stopped. Ask about two places that are closer to each other.`;
}

function describeCrash({ name }: OwnVenue): string {
  return `The search in ${name} stopped, perhaps because the venue needs more memory than the browser allows. Close other tabs and ask again.`;
}
