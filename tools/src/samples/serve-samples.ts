import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ROOT } from '../shared/repo.ts';

/** Origin of samples in browsers; requests to it are intercepted. */
export const SAMPLES_ORIGIN = 'http://sample.localhost';
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
  <title>Samples</title>
  <style>html, body, #app { height: 100%; margin: 0; font-family: system-ui }</style>
  <div id="app"></div><script type="module" src="/samples.js"></script>`;

export type ServedSamples = {
  /** Scripts by path. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Folders of files, by path prefix. */
  readonly folders?: Readonly<Record<string, string>>;
};

/** Intercepts every request of a context; samples reach no other host. */
export async function serveSamples(
  context: BrowserContext,
  { scripts, folders }: ServedSamples,
): Promise<void> {
  const all = Object.entries({
    '/venues/': join(ROOT, 'venues/dist'),
    '/samples/': join(ROOT, 'examples'),
    ...folders,
  });
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const [start, folder] = all.find(([each]) => pathname.startsWith(each)) ?? [];
    if (start !== undefined && folder !== undefined) {
      const path = join(folder, pathname.slice(start.length));
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill(existsSync(path) ? { path, headers } : { status: 404, headers });
    }
    if (origin !== SAMPLES_ORIGIN) return route.abort();
    const script = scripts.get(pathname);
    return script === undefined
      ? route.fulfill({ body: PAGE, contentType: 'text/html' })
      : route.fulfill({ body: script, contentType: 'text/javascript' });
  });
}
