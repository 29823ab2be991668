import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './sdk-test.ts';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLE = join(ROOT, 'examples/web-sdk/6.0/offline-app');
const SDK = join(ROOT, 'packages/web-sdk/dist/web');
const VENUE = '/venues/kestrel-house/mvf-3.zip';
const PORTAL = 'https://portal.brand.example';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.zip': 'application/zip',
};

/** The host of an app: the files of the sample, the SDK, and a venue that can be replaced. */
class AppHost {
  /** The demo venue whose bundle is served. */
  venue = 'kestrel-house';
  /** What a Wi-Fi network answers in place of the venue before its user has logged in. */
  loginPage: string | undefined;
  readonly #server: Server = createServer((request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const path = pathname === '/' ? '/index.html' : pathname;
    if (path === VENUE && this.loginPage !== undefined) {
      response.writeHead(200, { 'content-type': TYPES['.html'] });
      response.end(this.loginPage);
      return;
    }
    try {
      const body = this.#read(path, origin);
      const etag = `"${path === VENUE ? this.venue : path}"`;
      response.writeHead(200, { 'content-type': TYPES[extname(path)], etag });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #read(path: string, origin: string): Buffer | string {
    if (path.startsWith('/sdk/6.0/'))
      return readFileSync(join(SDK, path.slice('/sdk/6.0/'.length)));
    if (path === VENUE) return readFileSync(join(ROOT, 'venues/dist', this.venue, 'mvf-3.zip'));
    return readFileSync(join(SAMPLE, path), 'utf8').replaceAll(PORTAL, origin);
  }
}

test.describe('the offline app of the samples', () => {
  // Requests to the host of the app, and the console of a browser without a network.
  test.use({ expectedPageErrors: /foreign host|Failed to load resource|map-view|could not be/ });

  let host: AppHost;
  let address: string;
  test.beforeEach(async () => {
    host = new AppHost();
    address = await host.open();
  });
  test.afterEach(() => host.close());

  test('opens without a network, and finds routes', async ({ page }) => {
    await keepApp(page, address);
    host.close();
    await page.context().setOffline(true);
    await page.goto(address);
    await expect(page).toHaveTitle('Kestrel House');
    const found = await page.evaluate(async (sdk) => {
      const { loadVenue } = (await import(sdk)) as typeof import('@brand/web-sdk');
      const venue = await loadVenue({ venueId: 'kestrel-house', key: 'demo' });
      const [from, to] = venue.locations.filter(({ center }) => center !== undefined);
      return from && to && (await venue.route(from, to)).found;
    }, `${address}sdk/6.0/index.js`);
    expect(found).toBe(true);
  });

  test('shows a new edition of the venue after the next visit', async ({ page }) => {
    await keepApp(page, address);
    host.venue = 'harbour-mall';
    await page.goto(address);
    await expect(page).toHaveTitle('Kestrel House');
    await expect(page.locator('#message')).toHaveText('The map has changed. Reload the page.');
    await page.goto(address);
    await expect(page).toHaveTitle('Harbour Mall');
  });

  test('keeps the venue when something else answers in its place', async ({ page }) => {
    await keepApp(page, address);
    host.loginPage = '<title>Log in to the Wi-Fi</title>';
    await page.goto(address);
    await expect(page).toHaveTitle('Kestrel House');
    host.close();
    await page.goto(address);
    await expect(page).toHaveTitle('Kestrel House');
  });

  test('says that the venue is not on the device', async ({ page }) => {
    await keepApp(page, address);
    await page.evaluate(() => caches.delete('venues'));
    host.close();
    await page.goto(address);
    await expect(page.locator('#message')).toHaveText(
      'The map is not on this device yet. Go online once.',
    );
  });
});

/** Visits the app once, and waits until all of it is on the device. */
async function keepApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveTitle('Kestrel House');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
