import type { MiddlewareHandler } from 'hono';
import type { Counter } from 'prom-client';
import type { Classify, RouteClass } from './route-class.ts';

/** Mean delay of the event loop beyond which a class is refused; probes and pages come last. */
export const SHED_ABOVE_MS: Readonly<Partial<Record<RouteClass, number>>> = {
  answer: 150,
  events: 150,
  mcp: 200,
  rest: 300,
  search: 400,
  venue: 1000,
  page: 1500,
  sdk: 1500,
  asset: 1500,
};
const RETRY_AFTER_SECONDS = 2;

export type ShedOptions = {
  readonly classify: Classify;
  /** Mean delay of the event loop. */
  readonly delayMs: () => number;
  readonly shed: Counter<'route'>;
};

/** Middleware that refuses the most expensive requests first while the process cannot keep up. */
export function shedLoad({ classify, delayMs, shed }: ShedOptions): MiddlewareHandler {
  return async (context, next) => {
    const route = classify(context.req.path);
    const limit = SHED_ABOVE_MS[route];
    if (limit === undefined || delayMs() <= limit) return next();
    shed.inc({ route });
    const message = `The portal is busy. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
    context.header('retry-after', String(RETRY_AFTER_SECONDS));
    context.header('cache-control', 'no-store');
    return route === 'page' || route === 'asset'
      ? context.text(message, 503)
      : context.json({ title: 'Busy', status: 503, message, detail: message }, 503);
  };
}
