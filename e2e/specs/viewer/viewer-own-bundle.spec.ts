import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeZip } from '@brand/mvf';
import type { Page } from '@playwright/test';
import { startIsolatedPortal } from '../../isolated-portal.ts';
import { expect, measureOverflow, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import { ViewerPage } from './viewer-page.ts';

const BUNDLE = join(import.meta.dirname, '../../../venues/dist/kestrel-house/mvf-3.zip');
const BYTES = readFileSync(BUNDLE);

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1000, height: 640 },
});

test.describe('a viewer without a venue', () => {
  test('offers the venues of the portal, and keeps the rest of the link', async ({ page }) => {
    await page.goto('/viewer/?theme=dark');
    await expect(page.getByRole('heading', { name: 'Open a map' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Kestrel House' });
    await expect(link).toHaveAttribute('href', /\/viewer\/\?venue=kestrel-house&theme=dark$/);
    await link.click();
    await new ViewerPage(page).waitForMap();
    await expect(page).toHaveTitle('Kestrel House');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Open a map' })).toBeVisible();
  });

  test('opens a file that does not leave the browser', async ({ page }) => {
    await page.goto('/viewer/');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/venues/')) {
        requests.push(`${request.method()} ${request.url()}`);
      }
    });
    await expect(page.getByRole('link', { name: 'Kestrel House' })).toBeVisible();
    requests.length = 0;
    await chooseFile(page, BUNDLE);
    const viewer = new ViewerPage(page);
    await viewer.waitForMap();
    await expect(page).toHaveTitle('Kestrel House');
    await viewer.search.fill('reception');
    await viewer
      .place(/reception/i)
      .first()
      .click();
    expect(requests).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open another map' }).click();
    await expect(page.getByRole('heading', { name: 'Open a map' })).toBeVisible();
  });

  test('opens a file that is dropped, and by keyboard', async ({ page }) => {
    await page.goto('/viewer/');
    await expect(page.getByRole('link', { name: 'Kestrel House' })).toBeVisible();
    await page.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Open a file')).toBeFocused();
    const choosing = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([]);
    const dropped = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], 'a.zip'));
      return transfer;
    }, BYTES.toString('base64'));
    await page.dispatchEvent('#viewer', 'dragover', { dataTransfer: dropped });
    await expect(page.locator('#viewer')).toHaveAttribute('data-drop');
    await page.dispatchEvent('#viewer', 'drop', { dataTransfer: dropped });
    await new ViewerPage(page).waitForMap();
    await expect(page).toHaveTitle('Kestrel House');
    await expect(page.locator('#viewer')).not.toHaveAttribute('data-drop');
  });

  for (const [device, width, query] of [
    ['a phone', 390, ''],
    ['a phone in Arabic', 390, '?language=ar'],
    ['a screen', 1280, ''],
  ] as const) {
    test(`passes axe on ${device}, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/viewer/${query}`);
      await expect(page.getByRole('link', { name: 'Kestrel House' })).toBeVisible();
      expect(await measureOverflow(page)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findAxeViolations(page, { rules: 'colours' })).toEqual([]);
    });
  }
});

test.describe('a file that is no bundle', () => {
  test.use({ expectedPageErrors: /^\w+\.(?:zip|json|txt): / });

  const imdf = new Map(
    ['manifest.json', 'venue.geojson', 'unit.geojson'].map((path) => [path, Buffer.from('{}')]),
  );
  for (const [name, buffer, sentence] of [
    ['a.txt', Buffer.from('hello'), '“a.txt” is not an MVF bundle. Choose the zip'],
    ['empty.zip', Buffer.from(''), '“empty.zip” is not an MVF bundle.'],
    [
      'photos.zip',
      Buffer.from(writeZip(new Map([['a.jpg', Buffer.from('a')]]))),
      'is not an MVF bundle',
    ],
    [
      'rooms.json',
      Buffer.from('{"type":"FeatureCollection","features":[]}'),
      'is GeoJSON, not an MVF',
    ],
    ['site.zip', Buffer.from(writeZip(imdf)), 'is IMDF, not an MVF bundle. Convert it with'],
    ['cut.zip', BYTES.subarray(0, BYTES.length / 2), 'is damaged or incomplete'],
  ] as const) {
    test(`is refused, and another one opens: ${name}`, async ({ page }) => {
      await page.goto('/viewer/');
      await chooseFile(page, { name, mimeType: 'application/octet-stream', buffer });
      await expect(page.getByRole('alert')).toContainText(sentence);
      await chooseFile(page, BUNDLE);
      await new ViewerPage(page).waitForMap();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test.describe('the address of a bundle', () => {
  test('opens a bundle of the same host, and stays in the address', async ({ page, baseURL }) => {
    await page.goto('/viewer/');
    const field = page.getByRole('textbox', { name: 'File URL' });
    await field.fill('kestrel');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a URL that starts with https://.')).toBeVisible();
    const address = `${baseURL}/venues/kestrel-house/mvf-3.zip?key=demo`;
    await field.fill(address);
    await page.keyboard.press('Enter');
    await new ViewerPage(page).waitForMap();
    await expect(page).toHaveTitle('Kestrel House');
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ bundle: address });
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.reload();
    await new ViewerPage(page).waitForMap();
  });

  test.describe('that cannot be opened', () => {
    test.use({ expectedPageErrors: /404|connect-src|example\.com|nowhere/ });

    test('says that there is no file', async ({ page, baseURL }) => {
      await page.goto(`/viewer/?bundle=${baseURL}/nowhere.zip`);
      await expect(page.getByRole('alert')).toContainText(
        `No file found at ${baseURL}/nowhere.zip.`,
      );
    });

    test('says that other hosts are blocked, with a way out', async ({ page }) => {
      await page.goto('/viewer/?bundle=https://example.com/a.zip');
      await expect(page.getByRole('alert')).toContainText(
        'This page is not allowed to load files from example.com. Download the file, then open it here.',
      );
      await expect(page.getByRole('link', { name: 'Download the file' })).toHaveAttribute(
        'href',
        'https://example.com/a.zip',
      );
      expect(await findAxeViolations(page)).toEqual([]);
      await chooseFile(page, BUNDLE);
      await new ViewerPage(page).waitForMap();
    });
  });
});

test.describe('a host that the operator allows', () => {
  test.use({
    expectedPageErrors: /foreign host|CORS|ERR_|sends no Access-Control|Failed to fetch/,
  });

  test('opens its bundles, and explains missing permission and silence', async ({ page }) => {
    const host = await startBundleHost();
    const portal = await startIsolatedPortal({ VIEWER_BUNDLE_HOSTS: host.origin });
    const viewerOf = (bundle: string): string =>
      `http://localhost:${portal.port}/viewer/?bundle=${bundle}`;
    try {
      await page.goto(viewerOf(`${host.origin}/shared.zip`));
      await new ViewerPage(page).waitForMap();
      await expect(page).toHaveTitle('Kestrel House');
      await page.goto(viewerOf(`${host.origin}/private.zip`));
      await expect(page.getByRole('alert')).toContainText(
        'does not allow other websites to load this file',
      );
      host.server.close();
      host.server.closeAllConnections();
      await page.goto(viewerOf(`${host.origin}/shared.zip`));
      await expect(page.getByRole('alert')).toContainText('The map could not be loaded.');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    } finally {
      host.server.close();
      await portal.close();
    }
  });
});

async function chooseFile(
  page: Page,
  file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
): Promise<void> {
  await page.getByLabel('Open a file').setInputFiles(file);
}

/** Another host with a bundle that pages may load, and one that they may not. */
async function startBundleHost(): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer(({ url }, response) => {
    if (url === '/shared.zip') response.setHeader('access-control-allow-origin', '*');
    response.end(BYTES);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
