import { Hono } from 'hono';

/** Delay that lets the first page after a start load first. */
const LOAD_DELAY_MS = 2000;

/**
 * Mounts a service whose code is loaded with its first request, or shortly after the server starts
 * to listen.
 */
export function mountLazily(path: string, load: () => Promise<Hono>): Hono {
  let loading: Promise<Hono> | undefined;
  const loadOnce = (): Promise<Hono> =>
    (loading ??= load().then((app) => new Hono().route(path, app)));
  setTimeout(loadOnce, LOAD_DELAY_MS).unref();
  const lazy = new Hono();
  for (const pattern of [path, `${path}/*`]) {
    lazy.all(pattern, async ({ req, env }) => (await loadOnce()).fetch(req.raw, env));
  }
  return lazy;
}
