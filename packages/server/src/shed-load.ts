import type { MiddlewareHandler } from 'hono';
import type { Counter } from 'prom-client';
import type { AdmissionControl } from './admission-control.ts';
import type { Classify } from './route-class.ts';

const RETRY_AFTER_SECONDS = 2;

export type ShedOptions = {
  readonly classify: Classify;
  readonly admission: Pick<AdmissionControl, 'admits'>;
  readonly shed: Counter<'route'>;
};

/** Middleware that refuses the most expensive requests first while the process cannot keep up. */
export function shedLoad({ classify, admission, shed }: ShedOptions): MiddlewareHandler {
  return async (context, next) => {
    const route = classify(context.req.path);
    if (admission.admits(route)) return next();
    shed.inc({ route });
    const message = `The portal is busy. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
    context.header('retry-after', String(RETRY_AFTER_SECONDS));
    context.header('cache-control', 'no-store');
    return route === 'page' || route === 'asset'
      ? context.text(message, 503)
      : context.json({ title: 'Busy', status: 503, message, detail: message }, 503);
  };
}
