import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test as base, waitForHydration } from '../../test.ts';
import { field, options } from '../search/search-page.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ARCHIVE = join(ROOT, 'site/build/offline/site.zip');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A static server that knows nothing of us: no headers, no CORS, no rules for URLs. */
const test = base.extend<object, { archiveOrigin: string }>({
  archiveOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Fixtures name what they use.
    async ({}, use) => {
      await pack();
      const folder = mkdtempSync(join(tmpdir(), 'docs-archive-'));
      for (const [path, content] of Object.entries(unzipSync(readFileSync(ARCHIVE)))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = join(folder, decodeURIComponent(pathname));
        const stats = statSync(path, { throwIfNoEntry: false });
        if (stats?.isDirectory() && !pathname.endsWith('/')) {
          response.writeHead(301, { location: `${pathname}/` }).end();
          return;
        }
        const file = stats?.isDirectory() ? join(path, 'index.html') : path;
        try {
          const content = readFileSync(file);
          response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '' }).end(content);
        } catch {
          response.writeHead(404).end();
        }
      });
      server.listen(0);
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ expectedPageErrors: /^foreign host: http:\/\/localhost/ });

test('the archive works on a plain static server', async ({ page, archiveOrigin, context }) => {
  test.setTimeout(120_000);
  const others: string[] = [];
  await context.route(
    (url) => url.origin !== archiveOrigin && url.protocol.startsWith('http'),
    (route) => {
      others.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto(`${archiveOrigin}/web-sdk/markers`);
  await waitForHydration(page);

  const sample = page.locator('[data-variant]').first();
  await sample.scrollIntoViewIfNeeded();
  await sample.getByRole('button', { name: 'Run sample' }).click();
  await expect(sample.locator('iframe')).toHaveAttribute('data-drawn', '', { timeout: 60_000 });

  await page.keyboard.press('Control+k');
  await field(page).fill('camera');
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Camera/ })).toBeVisible();

  await page.goto(`${archiveOrigin}/web-sdk/api-reference/?symbol=Markers`);
  await waitForHydration(page);
  await expect(page.getByRole('main')).toContainText('Markers');
  expect(others).toEqual([]);
});

async function pack(): Promise<void> {
  const script = join(ROOT, 'site/postbuild/offline-zip.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${script}: expected exit code 0, found ${code}.`);
}
