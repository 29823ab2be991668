import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { brand } from '../../../brand.ts';
import { expect, test } from '../../test.ts';
import { ViewerPage } from './viewer-page.ts';

const SAMPLES = join(import.meta.dirname, '../../../examples/viewer-embed/1.0');
const CUSTOMER = 'https://www.customer.example';

/** Checks of samples that show more than a map. */
const SHOWN: Readonly<Record<string, (page: Page, viewer: ViewerPage) => Promise<void>>> = {
  embed: (_page, viewer) => expect(viewer.heading('Cinema Quatro Velas')).toBeVisible(),
  'plain-messages': (_page, viewer) => expect(viewer.heading('Cinema Quatro Velas')).toBeVisible(),
  'list-and-map': async (page, viewer) => {
    await page.locator('#shops').selectOption('cinema');
    await expect(viewer.heading('Cinema Quatro Velas')).toBeVisible();
  },
  'viewer-events': async (page, viewer) => {
    const told = page.waitForRequest(`${CUSTOMER}/viewer-events`);
    await viewer.search.fill('bakery');
    await viewer.place(/^Forno do Cais/).click();
    expect((await told).postDataJSON()).toEqual({ name: 'select', place: 'bakery' });
  },
  'script-tag-routing': async (page, viewer) => {
    await viewer.search.fill('bakery');
    await viewer.place(/^Forno do Cais/).click();
    await expect(page).toHaveURL(/\?shop=bakery$/);
  },
};

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 800, height: 700 },
  expectedPageErrors: /^foreign host: https:/,
});

const pages = readdirSync(SAMPLES).flatMap((name) => {
  const html = pageOf(name);
  return html === undefined ? [] : [{ name, html }];
});

for (const { name, html } of pages) {
  test(`runs the sample ${name} in a page of another site`, async ({ page, baseURL }) => {
    await page.route(`${brand.siteUrl}/**`, async (route) => {
      const url = route
        .request()
        .url()
        .replace(brand.siteUrl, baseURL ?? '');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.route(`${CUSTOMER}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.route(`${CUSTOMER}/src/main.ts`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: scriptOf(name) ?? '' }),
    );
    await page.route(`${CUSTOMER}/screens`, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: ':\n\n' }),
    );
    await page.route(`${CUSTOMER}/map-token`, async (route) => {
      const headers = { origin: CUSTOMER };
      const response = await page.request.post('/viewer/demo-token', { headers });
      await route.fulfill({ json: await response.json() });
    });
    await page.goto(`${CUSTOMER}/`);
    const viewer = new ViewerPage(
      html.includes('web-app.js') ? page : page.locator('iframe').first().contentFrame(),
    );
    const isFrameAlone = !html.includes('<script');
    // The viewer's behaviour in a frame has its own tests.
    if (isFrameAlone) await expect(viewer.inside.locator('.vw-layout')).toBeVisible();
    else await viewer.waitForMap();
    await expect(viewer.inside.getByRole('alert')).toHaveCount(0);
    await SHOWN[name]?.(page, viewer);
  });
}

/** A customer's page with the sample. */
function pageOf(name: string): string | undefined {
  const html = read(name, 'index.html');
  if (html !== undefined) return addEmptyIcon(html);
  const code = scriptOf(name);
  // A sample that only writes URLs shows nothing.
  if (code === undefined || name === 'write-links') return undefined;
  return addEmptyIcon(`<!doctype html><title>A page of a customer</title>
    <div id="map" style="height: 500px"></div>
    <script type="module">${code}</script>`);
}

/** The sample as a script, as a bundler would output it. */
function scriptOf(name: string): string | undefined {
  const script = read(name, 'main.ts');
  if (script === undefined) return undefined;
  const { ESNext: module } = ts.ModuleKind;
  const { ESNext: target } = ts.ScriptTarget;
  return ts
    .transpile(script, { module, target })
    .replace("'@brand/viewer-embed'", `'${brand.siteUrl}/viewer/embed.js'`);
}

function read(name: string, file: string): string | undefined {
  const path = join(SAMPLES, name, file);
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8').replaceAll('https://portal.brand.example', brand.siteUrl);
}

/** Browsers request an icon from every site, so an empty one is inlined. */
function addEmptyIcon(html: string): string {
  return html.replace('<title>', '<link rel="icon" href="data:,"><title>');
}
