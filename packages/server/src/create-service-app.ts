import type { Environment } from '@brand/service-kit';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { AdmissionControl } from './admission-control.ts';
import { createHealthRoutes, type HealthReport } from './health-routes.ts';
import type { Lifecycle } from './lifecycle.ts';
import { LoopDelayMonitor } from './loop-delay.ts';
import type { ServerMetrics } from './metrics.ts';
import { refuseDuplicateHost } from './refuse-duplicate-host.ts';
import { requestLog } from './request-log.ts';
import type { Classify } from './route-class.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';
import { shedLoad } from './shed-load.ts';
import type { Tracing } from './tracing.ts';

export type ServiceAppOptions = {
  readonly classify: Classify;
  readonly lifecycle: Lifecycle;
  readonly metrics: ServerMetrics;
  readonly log: Logger;
  readonly settings: Pick<ServerSettings, 'clientAddressMode' | 'isShedding'>;
  readonly environment: Environment;
  readonly isProxyTrusted: boolean;
  readonly clientOf: (context: Context) => string;
  readonly tracing?: Tracing | undefined;
  readonly health?: HealthReport | undefined;
  readonly isWarm?: () => boolean;
  /** Decides what is refused under overload; by default it follows the event loop. */
  readonly admission?: Pick<AdmissionControl, 'admits'>;
};

/** Creates an application with everything that an operator expects, but without routes. */
export function createServiceApp(options: ServiceAppOptions): Hono {
  const { classify, lifecycle, metrics, log, settings, isProxyTrusted, clientOf } = options;
  const { isWarm = () => true } = options;
  const app = new Hono();
  if (options.tracing) app.use(options.tracing.middleware(classify));
  app.use(metrics.middleware(classify));
  app.use(
    requestLog({ log, isProxyTrusted, clientOf, clientAddressMode: settings.clientAddressMode }),
  );
  app.use(securityHeaders(options.environment));
  app.use(refuseDuplicateHost);
  if (settings.isShedding) {
    const { admission = followLoopDelay() } = options;
    app.use(shedLoad({ classify, admission, shed: metrics.shed }));
  }
  app.route('/', createHealthRoutes({ lifecycle, isWarm, report: options.health }));
  app.onError((error, { req, text }) => {
    log.error({ error: error.stack, method: req.method, path: req.path }, 'request failed');
    return text('Something went wrong on our side. Try again in a moment.', 500);
  });
  return app;
}

function followLoopDelay(): AdmissionControl {
  const admission = new AdmissionControl();
  // oxlint-disable-next-line no-new -- Runs as long as the process.
  new LoopDelayMonitor((delay) => admission.update(delay));
  return admission;
}
