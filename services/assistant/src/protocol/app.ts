import { createLocalLimiter, rateLimit, type RateLimiter } from '@brand/service-kit';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { answerChat } from './answer-chat.ts';
import type { AppOptions } from './app-options.ts';
import { isAllowedOrigin } from './check-origin.ts';
import { type CheckedEnvironment, checkToken } from './check-token.ts';
import { saveFeedback } from './save-feedback.ts';
import { RequestError } from './request-error.ts';

const HEADERS = [
  'authorization',
  'content-type',
  'user-agent',
  'x-ai-sdk-version',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-algolia-assistant-id',
  'x-algolia-index-name',
];
const FAILED = 'Something went wrong on our side. Try again in a moment.';

/** The assistant over HTTP: questions at the root, tokens and feedback below. */
export function createAssistantApp(options: AppOptions): Hono {
  const { tokens, assistantId, limits, clientOf, createLimiter = createLocalLimiter } = options;
  const app = new Hono<CheckedEnvironment>();
  const allowCors = cors({
    // There are no cookies to protect. Origins are checked when a token is issued.
    origin: '*',
    allowMethods: ['GET', 'POST'],
    allowHeaders: HEADERS,
    exposeHeaders: ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining'],
    maxAge: 86_400,
  });
  const addresses = { limiter: createLimiter('assistant-address', limits.address), clientOf };
  const limitAddress = rateLimit(addresses, ({ text }, message) => text(message, 429));
  // Per path, because other files of the site share the root.
  app.use('/', allowCors);
  app.use('/token', allowCors);
  app.use('/feedback', allowCors);
  app.use('/:id/stream', allowCors);
  const guards: readonly MiddlewareHandler<CheckedEnvironment>[] = [
    limitAddress,
    checkToken(tokens, assistantId),
    limitTokens(createLimiter('assistant-token', limits.token)),
  ];
  for (const guard of guards) app.on('POST', ['/', '/feedback'], guard);
  app.post('/token', rateLimit(addresses, refuseToken), (context) => giveToken(context, options));
  app.post('/feedback', (context) => saveFeedback(context.req.raw, options));
  app.post('/', answerChat(options));
  // A client of the AI SDK that resumes a conversation asks here for an answer under way. None
  // outlives its connection, which 204 says; any other status is an error for the client.
  app.get('/:id/stream', limitAddress, (context) =>
    context.body(null, 204, { 'cache-control': 'no-store' }),
  );
  app.onError((error, context) => {
    if (!(error instanceof RequestError)) options.onError(error);
    const { status, message, retryAfter } =
      error instanceof RequestError ? error : { status: 500 as const, message: FAILED };
    if (retryAfter !== undefined) context.header('retry-after', String(retryAfter));
    return context.req.path.endsWith('/token')
      ? context.json({ success: false, message }, status)
      : context.text(message, status);
  });
  return new Hono().route('/', app);
}

/** Rate-limits each token, independently of the IP address. */
function limitTokens(limiter: RateLimiter): MiddlewareHandler<CheckedEnvironment> {
  return (context, next) =>
    rateLimit({ limiter, clientOf: () => context.get('token').jti }, ({ text }, message) =>
      text(message, 429),
    )(context, next);
}

/** The dialog parses JSON for every status and shows the message. */
function giveToken(context: Context, options: AppOptions): Response {
  const { headers } = context.req.raw;
  const aid = headers.get('x-algolia-assistant-id') ?? '';
  context.header('cache-control', 'no-store');
  if (aid !== options.assistantId) {
    const message = 'There is no assistant with this id. Check the settings of the site.';
    return context.json({ success: false, message }, 404);
  }
  if (!isAllowedOrigin(headers, options.allowedOrigins)) {
    const message =
      'This site is not allowed to use the assistant. Ask the operator of the assistant to allow the site.';
    return context.json({ success: false, message }, 403);
  }
  const token = options.tokens.sign({ aid, origin: headers.get('origin') ?? '' });
  return context.json({ success: true, token });
}

function refuseToken(context: Context, message: string): Response {
  return context.json({ success: false, message }, 429);
}
