import cluster, { type Worker } from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { SHARED_SECRET } from '@brand/service-kit';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { serveMetrics } from '../metrics-server.ts';
import type { ServerSettings } from '../settings.ts';
import { type CloseMessage, isBusMessage } from './bus.ts';

/** Lifetime after which the start of a worker counts as successful. */
const STABLE_MS = 10_000;
const MIN_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 30_000;

/** Set for workers that listen only once they are warm, because others serve already. */
export const WAITS_UNTIL_WARM = 'CLUSTER_WAITS_UNTIL_WARM';

type Listening = { readonly type: 'listening'; readonly port: number };

/**
 * Starts the workers of a cluster, replaces those that die, passes messages between them and closes
 * them. Serves metrics of all; nothing else runs in this process, so nothing can stop it.
 */
export function runPrimary({ workers, metrics }: ServerSettings, log: Logger): void {
  // Workers accept connections themselves: a connection passed by the primary to a worker that dies
  // would stay open for ever, without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const sharedSecret = randomBytes(32).toString('base64url');
  const started = new Map<number, number>();
  const listening = new Set<number>();
  let backoffMs = MIN_BACKOFF_MS;
  let isClosing = false;
  let hasListened = false;

  const start = (): void => {
    const worker = cluster.fork({
      [SHARED_SECRET]: sharedSecret,
      [WAITS_UNTIL_WARM]: hasListened ? '1' : '0',
    });
    started.set(worker.id, performance.now());
  };

  cluster.on('message', (sender: Worker, message: unknown) => {
    if (isListening(message)) listening.add(sender.id);
    if (isListening(message) && !hasListened) {
      hasListened = true;
      process.send?.(message);
      for (let index = 1; index < workers; index++) start();
    }
    if (!isBusMessage(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && worker !== sender && worker.isConnected()) worker.send(message);
    }
  });

  cluster.on('exit', (worker, code, signal) => {
    const livedMs = performance.now() - (started.get(worker.id) ?? 0);
    started.delete(worker.id);
    listening.delete(worker.id);
    if (isClosing) {
      if (started.size === 0) process.exit(0);
      return;
    }
    // Invalid settings are invalid for every worker.
    if (!hasListened) process.exit(code || 1);
    log.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced');
    backoffMs = livedMs > STABLE_MS ? MIN_BACKOFF_MS : Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    setTimeout(() => isClosing || start(), backoffMs);
  });

  const close = (signal: NodeJS.Signals): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    log.info({ signal }, 'closing');
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && listening.has(worker.id)) {
        worker.send({ type: 'close', signal } satisfies CloseMessage);
        // A worker that does not listen yet has no request to finish and would not get this
        // message.
      } else worker?.process.kill('SIGKILL');
    }
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The parent process is gone, and nothing else would stop this one.
  process.on('disconnect', () => isClosing || close('SIGINT'));

  if (metrics) {
    const registry = new AggregatorRegistry();
    serveMetrics(metrics, () => registry.clusterMetrics());
  }
  // One worker first: it is ready sooner, and an invalid setting is reported only once.
  start();
}

function isListening(message: unknown): message is Listening {
  return (message as Listening | null)?.type === 'listening';
}
