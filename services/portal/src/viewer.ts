import { join } from 'node:path';
import { checkViewerToken, type TokenKeys } from '@brand/private-maps';
import { Hono } from 'hono';
import { readFrameHeaders } from './frame-headers.ts';
import { createPublicFiles } from './public-files.ts';

const PATH = '/viewer';
const FRAMES = /frame-ancestors [^;]*/;
const CONNECTIONS = /connect-src [^;]*/;

export type ViewerOptions = {
  readonly keys: TokenKeys;
  /** Sources that visitors may open bundles of, besides our own host. */
  readonly bundleSources: readonly string[];
};

/**
 * Serves the map viewer. Any page may embed it; with a token, only pages of the token's origins,
 * which browsers enforce by CSP. A page with a token connects to no other host.
 */
export function createViewer(siteFolder: string, { keys, bundleSources }: ViewerOptions): Hono {
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
    const answer = new Response(page.body, page);
    const policy = answer.headers.get('content-security-policy') ?? '';
    if (token === undefined) {
      if (bundleSources.length > 0) {
        const opened = policy.replace(CONNECTIONS, (sources) =>
          [sources, ...bundleSources].join(' '),
        );
        answer.headers.set('content-security-policy', opened);
      }
      return answer;
    }
    answer.headers.set('cache-control', 'private, no-store');
    const check = await checkViewerToken(token, { keys });
    if (check.isValid) {
      const ancestors = ["frame-ancestors 'self'", ...check.origins].join(' ');
      answer.headers.set('content-security-policy', policy.replace(FRAMES, ancestors));
    }
    return answer;
  });
  app.route(PATH, files);
  return app;
}
