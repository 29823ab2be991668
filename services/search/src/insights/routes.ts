import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Access, checkAccess, timingSafeEquals } from '../protocol/access.ts';
import { type LimitOptions, rateLimit } from '@brand/service-kit';
import { errorResponse, ProtocolError, tooManyRequests } from '../protocol/protocol-error.ts';
import { MAX_QUERY_BODY_BYTES, readBody } from '../protocol/read-body.ts';
import type { QueryLog } from './query-log.ts';
import { readEvents } from './read-events.ts';
import { createReport, reportPage } from './report.ts';
import type { QueryDebouncer } from './query-debouncer.ts';

export type InsightsOptions = LimitOptions & {
  readonly log: QueryLog;
  readonly typed: QueryDebouncer;
  readonly access: Access;
};

/** Routes for click events of browsers, and for the operator's report. */
export function createInsightsRoutes(options: InsightsOptions): Hono {
  const { log, typed, access } = options;
  const app = new Hono();
  app.use('/1/events', cors({ origin: '*' }));
  // The report too is rate-limited, to prevent guessing its password.
  for (const path of ['/1/events', '/search/report']) {
    app.use(path, rateLimit(options, tooManyRequests));
  }
  app.post('/1/events', async ({ req, json }) => {
    checkAccess(req.raw, access, 'search');
    for (const event of readEvents(await readBody(req.raw, MAX_QUERY_BODY_BYTES))) {
      log.addEvent(event);
      if (event.type === 'click' && event.queryID !== undefined) typed.addClick(event.queryID);
    }
    return json({ status: 200, message: 'OK' });
  });
  app.get('/search/report', (context) => {
    if (access.adminKey === undefined) {
      return context.text('Set SEARCH_ADMIN_KEY to read the report.', 404);
    }
    if (!isOperator(context.req.header('authorization'), access.adminKey)) {
      context.header('www-authenticate', 'Basic realm="Search report"');
      return context.text('The password is the value of SEARCH_ADMIN_KEY.', 401);
    }
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const report = createReport(log);
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
