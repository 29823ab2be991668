import {
  type CreateRateLimiter,
  type LimitOptions,
  type SigningKeys,
  throttleErrors,
} from '@brand/service-kit';
import type { Hono } from 'hono';
import type { TenantKeys } from './access/api-keys.ts';
import { SecretCipher } from './access/secret-cipher.ts';
import { Tokens } from './access/tokens.ts';
import { renderNextJob } from './rendering/draw-next.ts';
import { type Draw, RenderWorkerPool } from './rendering/render-worker-pool.ts';
import { SvgJobs } from './rendering/svg-jobs.ts';
import { createHandlers } from './handlers/index.ts';
import { createRestApp, type Limits } from './http/app.ts';
import type { BaseUrlOptions } from './http/base-url.ts';
import { IdempotencyStore } from './http/idempotency-store.ts';
import type { Database, DatabaseHealth } from '@brand/sql-database';
import { purgeExpired } from './purge-expired.ts';
import { DemoVenues } from './venues/demo-venues.ts';
import { VisibleVenues } from './venues/visible-venues.ts';
import type { AddressRules } from './webhooks/assert-public-url.ts';
import { deliverNext } from './webhooks/deliver-next.ts';
import { JobWorker } from './job-worker.ts';

export type RestServiceOptions = {
  /** Holds the demo venues, `<id>/mvf-<version>.zip`, and a list of them. */
  readonly venuesFolder: string;
  readonly database: Database;
  /** The first signs tokens, all verify them. */
  readonly keys: SigningKeys;
  /** Keys of permanent tenants. */
  readonly tenantKeys: TenantKeys;
  readonly limits: Limits & { readonly sandboxes: number };
  readonly createLimiter?: CreateRateLimiter | undefined;
  readonly clientOf: LimitOptions['clientOf'];
  readonly baseUrl: BaseUrlOptions;
  readonly webhooks: AddressRules & { readonly timeoutMs?: number };
  readonly onError: (error: unknown) => void;
  /** Renders floors; by default in worker threads. */
  readonly draw?: Draw;
  readonly now?: () => Date;
  /** Polling interval for work that other processes left; one second by default. */
  readonly idleMs?: number;
};

export type RestService = {
  readonly app: Hono;
  readonly health: () => DatabaseHealth;
  readonly close: () => Promise<void>;
};

const RENDER_CONCURRENCY = 2;
const DELIVERY_CONCURRENCY = 4;
const IDLE_MS = 1000;
const PURGE_INTERVAL_MS = 60_000;

/** Creates the REST APIs and their background workers for rendering, webhooks and purging. */
export function createRestService(options: RestServiceOptions): RestService {
  const { database, keys, webhooks, limits } = options;
  const onError = throttleErrors(options.onError);
  const threads = new RenderWorkerPool();
  const { now = () => new Date(), idleMs = IDLE_MS, draw = threads.draw } = options;
  const sealer = new SecretCipher(keys);
  const tokens = new Tokens(keys, () => now().getTime());
  const demoVenues = new DemoVenues(options.venuesFolder);
  const jobs = new SvgJobs(database, now);
  const timeout = webhooks.timeoutMs === undefined ? {} : { timeoutMs: webhooks.timeoutMs };
  const sender = { database, sealer, rules: webhooks, now, ...timeout };
  const loops = {
    drawing: new JobWorker({
      work: () => renderNextJob(jobs, demoVenues, draw),
      concurrency: RENDER_CONCURRENCY,
      idleMs,
      onError,
    }),
    sending: new JobWorker({
      work: () => deliverNext(sender),
      concurrency: DELIVERY_CONCURRENCY,
      idleMs,
      onError,
    }),
    tidying: new JobWorker({
      work: async () => {
        await purgeExpired({ database, now: now(), maxSandboxes: limits.sandboxes });
        return false;
      },
      concurrency: 1,
      idleMs: PURGE_INTERVAL_MS,
      onError,
    }),
  };
  const handlers = createHandlers({
    database,
    tokens,
    sealer,
    tenantKeys: options.tenantKeys,
    demoVenues,
    venues: new VisibleVenues(demoVenues, database),
    jobs,
    addressRules: webhooks,
    wake: (loop) => loops[loop].wake(),
  });
  const answers = new IdempotencyStore(database, sealer);
  return {
    app: createRestApp({ ...options, onError, now, handlers, tokens, answers }),
    health: () => database.health(),
    close: async () => {
      await Promise.all(Object.values(loops).map((loop) => loop.stop()));
      await threads.close();
      await database.close();
    },
  };
}
