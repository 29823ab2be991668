import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createPublicFiles } from '../../../services/portal/src/public-files.ts';
import { SITE } from '../shared/repo.ts';
import { SAMPLES_STATIC } from './screenshot-files.ts';

export type SampleServer = { readonly origin: string; readonly close: () => void };

type Headers = Readonly<Record<string, string>>;

/** Serves the samples as the portal does, with the same headers, on a free port. */
export async function startSampleServer(): Promise<SampleServer> {
  const app = new Hono();
  const pageHeaders = await readFrameHeaders();
  for (const folder of ['samples', 'sdk', 'venues']) {
    const files = createPublicFiles(join(SAMPLES_STATIC, folder), {
      subject: `The folder ${folder}`,
      notFound: (path) => `There is no file "${path}".`,
      pageHeaders: () => pageHeaders,
    });
    app.route(`/${folder}`, files);
  }
  // The default would replace the global `Response` by one whose `bytes()` fails.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * A computed path hides the site's file from the compiler, see decisions/0003.
 */
async function readFrameHeaders(): Promise<Headers> {
  const module = (await import(join(SITE, 'config/security-headers.ts'))) as {
    createFrameHeaders: () => Headers;
  };
  return module.createFrameHeaders();
}
