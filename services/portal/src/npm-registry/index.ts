import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  clientNetwork,
  type CreateRateLimiter,
  type Environment,
  publicOrigin,
  rateLimit,
  readProxyHops,
} from '@brand/service-kit';
import { Hono } from 'hono';
import { readPublishedOrigin } from '../published-origin.ts';
import { RegistryCopies } from './registry-copies.ts';

/** An installation requests each package twice, and a new origin costs processor time. */
const LIMIT = { burst: 120, perSecond: 2 };

/**
 * Serves the packages of a built site on a portal with a different origin than the site was built
 * for, such as one on the reader's machine. Archive URLs and the packages' venue requests then use
 * that portal. On the original origin, the files of the site are served unchanged.
 */
export function createNpmRegistry(
  siteFolder: string,
  createLimiter: CreateRateLimiter,
  environment: Environment,
): Hono | undefined {
  const folder = join(siteFolder, 'npm');
  const publishedOrigin = readPublishedOrigin(siteFolder);
  if (publishedOrigin === undefined || !existsSync(folder)) return undefined;
  const copies = new RegistryCopies(folder, publishedOrigin);
  const proxyHops = readProxyHops(environment);
  const limited = rateLimit(
    { limiter: createLimiter('npm', LIMIT), clientOf: clientNetwork(environment) },
    ({ json }, error) => json({ error }, 429),
  );
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/:path{.+}', async (context, next) => {
    const origin = publicOrigin(context.req.raw, proxyHops);
    if (origin === publishedOrigin) return next();
    return limited(context, next);
  });
  app.on(['GET', 'HEAD'], '/:path{.+}', async ({ req, json, body }, next) => {
    const origin = publicOrigin(req.raw, proxyHops);
    if (origin === publishedOrigin) return next();
    const path = req.param('path');
    const tarball = await copies.readTarball(path, origin);
    if (tarball) {
      return body(new Uint8Array(tarball), 200, {
        'content-type': 'application/octet-stream',
        'cache-control': 'public, max-age=300',
      });
    }
    const packument = await copies.readPackument(path, origin);
    return packument
      ? json(packument, 200, { 'cache-control': 'no-cache' })
      : json({ error: `There is no package "${path.slice(0, 100)}".` }, 404);
  });
  return app;
}
