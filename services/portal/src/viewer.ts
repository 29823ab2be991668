import { join } from 'node:path';
import { checkViewerToken, type TokenKeys } from '@brand/private-maps';
import { Hono } from 'hono';
import { readFrameHeaders } from './frame-headers.ts';
import { createPublicFiles } from './public-files.ts';

const PATH = '/viewer';
const FRAMES = /frame-ancestors [^;]*/;

/**
 * Serves the map viewer. Any page may embed it; with a token, only pages of the token's origins,
 * which browsers enforce by CSP.
 */
export function createViewer(siteFolder: string, keys: TokenKeys): Hono {
  const { viewer = {} } = readFrameHeaders(siteFolder);
  const files = createPublicFiles(join(siteFolder, 'viewer'), {
    subject: 'The files of the viewer',
    notFound: (path) => `The viewer has no file "${path.slice(0, 100)}".`,
    pageHeaders: () => viewer,
  });
  const app = new Hono();

  // Relative URLs of its files need the trailing slash.
  app.get(PATH, ({ req, redirect }) => redirect(`${PATH}/${new URL(req.url).search}`, 301));

  app.get(`${PATH}/`, async ({ req }) => {
    const page = await files.request('/index.html', req.raw);
    const token = req.query('token');
    if (token === undefined) return page;
    const answer = new Response(page.body, page);
    answer.headers.set('cache-control', 'private, no-store');
    const check = await checkViewerToken(token, { keys });
    if (check.isValid) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      const ancestors = ["frame-ancestors 'self'", ...check.origins].join(' ');
      answer.headers.set('content-security-policy', policy.replace(FRAMES, ancestors));
    }
    return answer;
  });
  app.route(PATH, files);
  return app;
}
