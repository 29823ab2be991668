import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Access, checkAccess, timingSafeEquals } from '../protocol/access.ts';
import { type LimitOptions, rateLimit, type RateState } from '@brand/service-kit';
import { errorResponse, ProtocolError, tooManyRequests } from '../protocol/protocol-error.ts';
import { MAX_QUERY_BODY_BYTES, readBody } from '../protocol/read-body.ts';
import type { QueryDebouncer } from './query-debouncer.ts';
import { countObjects, readEvents } from './read-events.ts';
import { reportPage } from './report.ts';
import type { SearchStatistics } from './search-statistics.ts';

export type InsightsOptions = LimitOptions & {
  readonly statistics: SearchStatistics;
  readonly typed: QueryDebouncer;
  readonly access: Access;
};

const RETRY_SECONDS = 30;

/** Routes for click events of browsers, and for the operator's report. */
export function createInsightsRoutes(options: InsightsOptions): Hono {
  const { statistics, typed, access, limiter, clientOf } = options;
  const app = new Hono();
  /** Takes a token for each object. The request took the first, and a retry takes another. */
  const takeForObjects = (context: Context, objects: number): RateState => {
    const { burst, perSecond } = limiter.limit;
    const count = Math.max(0, Math.min(objects, burst) - 1);
    const { retryAfter, ...state } = limiter.take(clientOf(context), count);
    return { ...state, retryAfter: retryAfter + Math.ceil(1 / perSecond) };
  };
  app.use('/1/events', cors({ origin: '*' }));
  // The report too is rate-limited, to prevent guessing its password.
  for (const path of ['/1/events', '/search/report']) {
    app.use(path, rateLimit(options, tooManyRequests));
  }
  app.post('/1/events', async (context) => {
    const { req } = context;
    checkAccess(req.raw, access, 'search');
    const events = readEvents(await readBody(req.raw, MAX_QUERY_BODY_BYTES));
    const { isAllowed, remaining, retryAfter } = takeForObjects(context, countObjects(events));
    context.header('x-ratelimit-remaining', String(remaining));
    if (!isAllowed) {
      context.header('retry-after', String(retryAfter));
      return tooManyRequests(context, `Too many events. Wait ${retryAfter} s, then try again.`);
    }
    for (const event of events) {
      statistics.addEvent(event);
      if (event.type === 'click' && event.queryID !== undefined) typed.addClick(event.queryID);
    }
    return context.json({ status: 200, message: 'OK' });
  });
  app.get('/search/report', async (context) => {
    if (access.adminKey === undefined) {
      return context.text('Set SEARCH_ADMIN_KEY to read the report.', 404);
    }
    if (!isOperator(context.req.header('authorization'), access.adminKey)) {
      context.header('www-authenticate', 'Basic realm="Search report"');
      return context.text('The password is the value of SEARCH_ADMIN_KEY.', 401);
    }
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const report = await statistics.readReport().catch(() => undefined);
    if (report === undefined) {
      context.header('retry-after', String(RETRY_SECONDS));
      return context.text(
        `The search statistics cannot be read at the moment. Try again in ${RETRY_SECONDS} s.`,
        503,
      );
    }
    return context.req.header('accept') === 'application/json'
      ? context.json(report)
      : context.html(reportPage(report));
  });
  app.onError((error) => {
    if (error instanceof ProtocolError) return errorResponse(error);
    throw error;
  });
  return app;
}

function isOperator(authorization: string | undefined, adminKey: string): boolean {
  const [scheme, value = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const password = Buffer.from(value, 'base64').toString().split(':').slice(1).join(':');
  return timingSafeEquals(password, adminKey);
}
