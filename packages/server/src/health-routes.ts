import { Hono } from 'hono';
import type { Lifecycle } from './lifecycle.ts';

/** State of a part that the process can do without. */
export type PartHealth =
  | { readonly status: 'ok' }
  | { readonly status: 'degraded'; readonly reason: string };

/** Reports a store that does not work as a degraded part. */
export function toPartHealth(
  health: { readonly status: 'ok' } | { readonly status: 'unavailable'; readonly reason: string },
): PartHealth {
  return health.status === 'ok' ? health : { status: 'degraded', reason: health.reason };
}

/** Health of the parts by name. */
export type HealthReport = () => Promise<Readonly<Record<string, PartHealth>>>;

export type HealthOptions = {
  readonly lifecycle: Lifecycle;
  /** Whether everything that requests need is loaded. */
  readonly isWarm: () => boolean;
  readonly report?: HealthReport | undefined;
};

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * `/healthz` responds while the process lives. `/readyz` responds with 200 while the process is
 * ready for requests: not before it is warm, so that a rolling restart waits for it, and not while
 * it shuts down. A degraded part is named but does not make the process unready, because pages work
 * without it.
 */
export function createHealthRoutes({ lifecycle, isWarm, report }: HealthOptions): Hono {
  const app = new Hono();
  const startedAt = performance.now();
  app.get('/healthz', ({ json }) => {
    const uptimeSeconds = Math.round((performance.now() - startedAt) / 1000);
    return json({ status: 'ok', uptimeSeconds }, 200, NO_STORE);
  });
  app.get('/readyz', async ({ json }) => {
    const parts = (await report?.()) ?? {};
    const isDegraded = Object.values(parts).some(({ status }) => status !== 'ok');
    const state = lifecycle.state === 'accepting' && !isWarm() ? 'starting' : lifecycle.state;
    const isReady = state === 'accepting';
    const status = isReady ? (isDegraded ? 'degraded' : 'ready') : state;
    return json({ status, parts }, isReady ? 200 : 503, NO_STORE);
  });
  return app;
}
