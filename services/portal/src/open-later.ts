import { Hono } from 'hono';

/** By then whoever waited for the server has the first page. */
const LATER_MS = 2000;

/**
 * A service below a path, whose code is loaded when it is first asked, or else a little after the
 * server began to listen.
 */
export function openLater(path: string, open: () => Promise<Hono>): Hono {
  let opening: Promise<Hono> | undefined;
  const openOnce = (): Promise<Hono> =>
    (opening ??= open().then((app) => new Hono().route(path, app)));
  setTimeout(openOnce, LATER_MS).unref();
  const later = new Hono();
  for (const pattern of [path, `${path}/*`]) {
    later.all(pattern, async ({ req, env }) => (await openOnce()).fetch(req.raw, env));
  }
  return later;
}
