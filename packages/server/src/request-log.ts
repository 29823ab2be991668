import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ClientAddressMode } from './settings.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;

export type RequestLogOptions = {
  readonly log: Logger;
  /** Whether a proxy in front sets request ids. Those of clients are not trusted. */
  readonly isProxyTrusted: boolean;
  readonly clientAddressMode: ClientAddressMode;
  readonly clientOf: (context: Context) => string;
};

/** Logs requests and gives each an id, which the response carries in `X-Request-Id`. */
export function requestLog(options: RequestLogOptions): MiddlewareHandler {
  const { log, isProxyTrusted, clientAddressMode, clientOf } = options;
  return async (context, next) => {
    const start = performance.now();
    const given = isProxyTrusted ? context.req.header('x-request-id') : undefined;
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    await next();
    context.header('x-request-id', requestId);
    const { method, path } = context.req;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const { status } = context.res;
    log.info(
      {
        requestId,
        method,
        path,
        status,
        milliseconds,
        ...(clientAddressMode !== 'none' && {
          client: clientAddressMode === 'full' ? clientOf(context) : maskAddress(clientOf(context)),
        }),
      },
      'request',
    );
  };
}

/** Keeps the network of an address: three of four numbers of IPv4, the first 48 bits of IPv6. */
export function maskAddress(address: string): string {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\d+$/, '0');
  const groups = address.split('::')[0]!.split(':').slice(0, 3);
  return address.includes(':') ? `${groups.join(':')}::` : 'unknown';
}
