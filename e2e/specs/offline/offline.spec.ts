import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineManifest } from '@brand/wire/offline';
import type { Locator, Page } from '@playwright/test';
import { expect, measureOverflow, open, test as base, waitForHydration } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import { dialog, field, options } from '../search/search-page.ts';
import { SwitchableHost } from './switchable-host.ts';

const PAGE = '/docs/offline';
const MANIFEST_PATH = '/offline/manifest.json';
const BUILT = join(import.meta.dirname, '../../../site/build/offline');
const MANIFEST = readFileSync(join(BUILT, 'manifest.json'), 'utf8');
/** The smallest part of an SDK, for tests that need any download. */
const SMALL = 'iOS SDK 3.0';

const test = base.extend<{ host: SwitchableHost }>({
  host: async ({ baseURL }, use) => {
    const host = new SwitchableHost(baseURL ?? '');
    await host.start();
    await use(host);
    await host.stop();
  },
});
// Without a network, browsers log each request that fails; the host is another origin than baseURL.
test.use({ expectedPageErrors: /Failed to load resource|^foreign host: http:\/\/localhost/ });

test('a downloaded SDK version works without a network', async ({ page, host, context }) => {
  test.setTimeout(120_000);
  const form = await openForm(page, host);
  await expect(form.getByRole('button', { name: 'Download' })).toBeDisabled();
  await form.getByLabel(/^Web SDK 6\.0/).check();
  await download(form);
  await host.stop();
  await context.setOffline(true);

  await page.goto(`${host.origin}/web-sdk/markers`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Markers' })).toBeVisible();

  // Search, and from its result to another page of the app.
  await page.keyboard.press('Control+k');
  await field(page).fill('wayfinding');
  await expect(options(page).first()).toContainText('Wayfinding');
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wayfinding' })).toBeVisible();
  await page.goBack();

  const sample = page.locator('[data-variant]').first();
  await sample.scrollIntoViewIfNeeded();
  await sample.getByRole('button', { name: 'Run sample' }).click();
  await expect(sample.locator('iframe')).toHaveAttribute('data-drawn', '', { timeout: 60_000 });

  await page.goto(`${host.origin}/web-sdk/api-reference?symbol=Markers`);
  await waitForHydration(page);
  await expect(page.getByRole('main')).toContainText('Markers');

  await page.goto(`${host.origin}/ios-sdk/markers`);
  await expect(page.getByRole('alert')).toContainText('/ios-sdk/markers is not in your download');
});

test('the assistant says that it needs a network', async ({ page, host }) => {
  const form = await openForm(page, host);
  await form.getByLabel(SMALL).check();
  await download(form);
  await host.stop();
  await page.goto(`${host.origin}/ios-sdk/3.0/getting-started`);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('how do I show a map');
  await dialog(page)
    .getByRole('option', { name: /Ask AI/ })
    .click();
  await expect(page.getByText('Ask AI needs a network connection.')).toBeVisible();
});

test('a cancelled download resumes without what is stored', async ({ page, host }) => {
  const held = '/ios-sdk/3.0/getting-started';
  const form = await openForm(page, host);
  await form.getByLabel(SMALL).check();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  host.overrides.set(held, {
    before: () => {
      arrive();
      return released;
    },
  });
  await form.getByRole('button', { name: /^Download/ }).click();
  await arrived;
  await expect(form.getByRole('progressbar')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('status')).toContainText('The download was cancelled.');
  release();
  host.overrides.clear();
  await expect.poll(() => host.requests).toContain(held);
  const before = new Set(host.requests);
  host.requests.length = 0;
  await page.reload();
  await waitForHydration(page);
  await expect(form.getByLabel(SMALL)).toBeChecked();
  await download(form, 'Resume');
  const again = host.requests.filter((path) => path === held);
  expect(again).toHaveLength(1);
  expect(before.size).toBeGreaterThan(6);
});

test('an update is announced, and transfers only what changed', async ({ page, host }) => {
  const form = await openForm(page, host);
  await form.getByLabel(SMALL).check();
  await download(form);
  const changed = 'offline/search/ios-sdk-3.0.json';
  const body = '[]\n';
  host.overrides.set(`/${changed}`, { body });
  host.overrides.set(MANIFEST_PATH, { body: await replaceFile(changed, body) });

  await open(page, `${host.origin}/docs/overview`);
  const note = page.getByRole('complementary', { name: 'Offline documentation' });
  await expect(note).toContainText('An update of your offline documentation is available (3 B).');
  host.requests.length = 0;
  await note.getByRole('link', { name: 'Show the update' }).click();
  await expect(form.getByText('Update available.')).toBeVisible();
  await form.getByRole('button', { name: 'Update 3 B' }).click();
  await expect(form.getByRole('button', { name: 'Up to date' })).toBeVisible();
  expect(host.requests.filter((path) => path.startsWith('/ios-sdk/'))).toEqual([]);
});

test('a removed download leaves nothing behind', async ({ page, host }) => {
  const form = await openForm(page, host);
  expect(await describeBrowser(page)).toEqual({ workers: 0, caches: [] });
  await form.getByLabel(SMALL).check();
  await download(form);
  expect(await describeBrowser(page)).toEqual({ workers: 1, caches: ['offline-docs'] });
  await form.getByRole('button', { name: 'Remove from this browser' }).click();
  await expect(form.getByRole('status')).toContainText('The download was removed');
  expect(await describeBrowser(page)).toEqual({ workers: 0, caches: [] });
});

test('a build without downloads removes the worker of every reader', async ({ page, host }) => {
  const form = await openForm(page, host);
  await form.getByLabel(SMALL).check();
  await download(form);
  host.overrides.set('/offline-worker.js', {
    type: 'text/javascript',
    body: readFileSync(join(BUILT, 'removal-worker.js'), 'utf8'),
  });
  host.overrides.set(MANIFEST_PATH, { status: 404 });
  await open(page, `${host.origin}/docs/overview`);
  await expect
    .poll(
      async () => {
        // Browsers look for a new worker about a second after a page has loaded.
        await page.reload();
        return describeBrowser(page);
      },
      { intervals: [3000], timeout: 40_000 },
    )
    .toEqual({ workers: 0, caches: [] });
  await page.goto(`${host.origin}${PAGE}`);
  await expect(form.getByRole('alert')).toContainText('Downloads are turned off');
});

test('a full storage stops the download, which can be resumed', async ({ page, host }) => {
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    let isFull = true;
    Cache.prototype.put = function (this: Cache, key, response) {
      const isContent = String(key).includes('/content/');
      return isFull && isContent
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : put.call(this, key, response);
    };
    Object.assign(window, { freeSpace: () => (isFull = false) });
  });
  const form = await openForm(page, host);
  await form.getByLabel(SMALL).check();
  await form.getByRole('button', { name: /^Download/ }).click();
  await expect(form.getByRole('alert')).toContainText('storage for this site is full');
  await page.evaluate('freeSpace()');
  await download(form, 'Resume');
});

test('says what to do instead in a browser without storage', async ({ page, host }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.has = () => Promise.reject(new DOMException('no', 'SecurityError'));
  });
  await page.goto(`${host.origin}${PAGE}`);
  const form = page.getByRole('form', { name: 'Offline documentation' });
  await expect(form.getByRole('alert')).toContainText('The browser’s settings block storage');
});

test('the form is accessible, fits phones, and offers to install the app', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, host);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await expect(page.getByText('This browser has no install button')).toBeVisible();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(event, {
        prompt: async () => {},
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    );
  });
  await page.getByRole('button', { name: 'Install the app' }).click();
  await expect(page.getByText('The documentation is installed as an app.')).toBeVisible();
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveCount(1);
  const manifest = await page.request.get(`${host.origin}/app.webmanifest`);
  expect(await manifest.json()).toMatchObject({ start_url: '/', display: 'standalone' });
});

async function openForm(page: Page, host: SwitchableHost): Promise<Locator> {
  await open(page, `${host.origin}${PAGE}`);
  const form = page.getByRole('form', { name: 'Offline documentation' });
  await expect(form.getByRole('group', { name: 'Web SDK' })).toBeVisible();
  return form;
}

async function download(form: Locator, label = 'Download'): Promise<void> {
  await form.getByRole('button', { name: new RegExp(`^${label} \\d`) }).click();
  await expect(form.getByRole('button', { name: 'Up to date' })).toBeVisible({ timeout: 60_000 });
}

function describeBrowser(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

/** The list of the next build, in which one file has another content. */
async function replaceFile(changed: string, body: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)),
  );
  const hash = Buffer.from(digest).toString('hex').slice(0, 16);
  const manifest = JSON.parse(MANIFEST) as OfflineManifest;
  return JSON.stringify({
    ...manifest,
    build: 'next',
    files: manifest.files.map((file) =>
      file[0] === changed ? [changed, hash, body.length, body.length] : file,
    ),
  });
}
