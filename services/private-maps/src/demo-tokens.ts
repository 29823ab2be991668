import { Hono } from 'hono';
import { SignJWT } from 'jose';
import type { PrivateMapSettings } from './settings.ts';
import { ALGORITHM, isOrigin } from './viewer-token.ts';

const LIFE_SECONDS = 300;

/**
 * Acts as an operator's server, for the demo on the page about private maps: `POST /` mints a token
 * for the demo venue and the requesting origin.
 */
export function createDemoTokens({ keys, demoKey, venues }: PrivateMapSettings): Hono {
  const app = new Hono();
  app.post('/', async ({ req, json }) => {
    const secret = demoKey === undefined ? undefined : keys.get(demoKey);
    const [venue] = venues.keys();
    const noStore = { 'cache-control': 'no-store' };
    if (!secret || demoKey === undefined || venue === undefined) {
      return json(
        { error: 'This portal has no demo, because its operator mints the tokens.' },
        404,
        noStore,
      );
    }
    if (req.header('sec-fetch-site') === 'cross-site') {
      return json({ error: 'Demo tokens are only for pages of this site.' }, 403, noStore);
    }
    const origin = req.header('origin') ?? new URL(req.url).origin;
    // Pages in sandboxed frames and of files send "null".
    if (!isOrigin(origin)) {
      return json(
        { error: 'A token needs the origin of a page, and this page has none.' },
        403,
        noStore,
      );
    }
    const token = await new SignJWT({ venue, origins: [origin] })
      .setProtectedHeader({ alg: ALGORITHM, kid: demoKey })
      .setIssuedAt()
      .setExpirationTime(`${LIFE_SECONDS}s`)
      .sign(secret);
    return json({ venue, token, expiresIn: LIFE_SECONDS }, 200, noStore);
  });
  return app;
}
