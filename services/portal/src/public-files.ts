import { existsSync } from 'node:fs';
import { SHARED_HEADERS } from '@brand/wire/files';
import { Hono } from 'hono';
import { listFiles } from './static-files/file-table.ts';
import { findFile } from './static-files/find-file.ts';
import { sendFile } from './static-files/send-file.ts';

export type PublicFilesOptions = {
  /** Contents of the folder, for messages. */
  readonly subject: string;
  /** Returns a response to reject a request. */
  readonly guard?: (request: Request) => Response | undefined;
  /** Error message for an unknown path, with a remedy. */
  readonly notFound: (path: string) => string;
  /** Additional headers of all answers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional headers of the HTML at a path. */
  readonly pageHeaders?: (path: string) => Readonly<Record<string, string>>;
};

/** A folder of files that any page may load: the SDK, the demo venues, running samples. */
export function createPublicFiles(folder: string, options: PublicFilesOptions): Hono {
  const app = new Hono();
  const table = existsSync(folder) ? listFiles(folder) : undefined;

  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    const path = context.req.param('path') ?? '';
    const headers = {
      ...SHARED_HEADERS,
      ...options.headers,
      ...(isPage && options.pageHeaders?.(path)),
    };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });

  app.options('*', ({ body }) =>
    body(null, 204, {
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-max-age': '86400',
    }),
  );

  app.on(['GET', 'HEAD'], '/:path{.+}', async ({ req, json }) => {
    if (!table) return json({ error: `${options.subject} have not been built.` }, 503);
    const path = req.param('path');
    const refusal = options.guard?.(req.raw);
    if (refusal) return refusal;
    const file = findFile(table, path);
    return file ? sendFile(req.raw, file) : json({ error: options.notFound(path) }, 404);
  });
  return app;
}
