import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { checkViewerToken, type TokenKeys } from './viewer-token.ts';

export type PrivateVenuesOptions = {
  /** Contains bundles as `<folder>/mvf-3.zip`. */
  readonly folder: string;
  /** Folder of each private venue by id. */
  readonly venues: ReadonlyMap<string, string>;
  readonly keys: TokenKeys;
};

/**
 * Serves bundles of private maps: `/<venue>/mvf-3.zip` with the token as `Authorization: Bearer …`.
 * Pages of the portal's origin and of the token's origins are allowed.
 */
export function createPrivateVenues({ folder, venues, keys }: PrivateVenuesOptions): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'private, no-store');
    context.header('vary', 'origin, authorization');
    context.header('x-content-type-options', 'nosniff');
    // Errors are readable for all origins.
    if (context.res.status >= 400) context.header('access-control-allow-origin', '*');
  });

  app.options('*', ({ body, req }) =>
    body(null, 204, {
      'access-control-allow-origin': req.header('origin') ?? '*',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'GET',
      'access-control-max-age': '600',
    }),
  );

  app.get('/:venue/mvf-3.zip', async (context) => {
    const { req, json, body } = context;
    const venue = req.param('venue');
    const check = await checkViewerToken(bearerOf(context), { keys });
    if (!check.isValid) return json({ error: check.error }, 401);
    if (check.venue !== venue) {
      return json(
        { error: `The token is for the venue "${check.venue}", not for "${venue}".` },
        403,
      );
    }
    // Browsers always send `Origin` from pages of other origins.
    const origin = req.header('origin');
    if (origin !== undefined && !check.origins.includes(origin)) {
      return json({ error: `The token does not list the origin ${origin}.` }, 403);
    }
    const name = venues.get(venue);
    if (name === undefined) return json({ error: `There is no private venue "${venue}".` }, 404);
    const bytes = await readFile(join(folder, name, 'mvf-3.zip'));
    return body(bytes, 200, {
      'content-type': 'application/zip',
      ...(origin !== undefined && { 'access-control-allow-origin': origin }),
    });
  });
  return app;
}

function bearerOf({ req }: Context): string | undefined {
  return /^Bearer (\S+)$/.exec(req.header('authorization') ?? '')?.[1];
}
