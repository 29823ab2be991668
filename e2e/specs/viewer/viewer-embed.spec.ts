import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test as base } from '../../test.ts';
import { ViewerPage } from './viewer-page.ts';

const PORTAL = `http://localhost:${process.env['E2E_PORT']}`;

/** A customer's site with one page. */
class CustomerSite {
  #page = '';
  readonly #server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(this.#page);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Opens its page with a script. */
  async open(page: Page, script: string): Promise<void> {
    this.#page = PAGE(script);
    const { port } = this.#server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
  }

  stop(): void {
    this.#server.close();
  }
}

const test = base.extend<{ readonly customer: CustomerSite }>({
  // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
  customer: async ({}, use) => {
    const site = new CustomerSite();
    await site.start();
    await use(site);
    site.stop();
  },
});
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1000, height: 640 } });

const PAGE = (script: string): string => `<!doctype html><meta charset="utf-8">
  <link rel="icon" href="data:,"><style>#map { height: 500px }</style>
  <h1>A page of a customer</h1><div id="map"></div>
  <script type="module">
    const log = []; globalThis.log = log;
    addEventListener('message', ({ data, origin }) => log.push({ data, origin }));
    ${script}
  </script>`;

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

const EMBED = (options: object): string => `
  import { embedViewer } from '${PORTAL}/viewer/embed.js';
  globalThis.viewer = embedViewer(document.querySelector('#map'), {
    viewerUrl: '${PORTAL}/viewer/', ...${JSON.stringify(options)},
  });`;

type Embedded = {
  readonly viewer: {
    readonly ready: Promise<object>;
    readonly state: Readonly<Record<string, unknown>>;
    setState(change: object): Promise<Readonly<Record<string, unknown>>>;
    remove(): void;
  };
  readonly log: readonly { readonly data: { readonly type: string } }[];
};

async function setState(page: Page, change: object): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(async (wanted) => {
    const { viewer } = globalThis as unknown as Embedded;
    try {
      return await viewer.setState(wanted);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      return { code, message };
    }
  }, change);
}

test.describe('viewer in a page of another site', () => {
  test.use({
    expectedPageErrors:
      /^foreign host: http:\/\/(?:localhost|127\.0\.0\.1):|cannot exchange messages/,
  });

  test("applies states from the page, rejects invalid ones with a reason, and reports the visitor's actions", async ({
    page,
    customer,
  }) => {
    await customer.open(page, EMBED({ venue: 'harbour-mall' }));
    await page.evaluate(() => (globalThis as unknown as Embedded).viewer.ready);
    const viewer = new ViewerPage(frameOf(page));

    const shown = await setState(page, { location: 'cinema' });
    expect(shown).toMatchObject({ location: 'cinema', floor: 'f_upper' });
    await expect(viewer.heading('Cinema Quatro Velas')).toBeVisible();
    await setState(page, { from: 'bakery', to: 'cinema', accessible: true });
    await expect(viewer.steps.getByRole('listitem').last()).toContainText('Cinema Quatro Velas');
    expect(await setState(page, { to: null, from: null })).not.toHaveProperty('to');

    await viewer.search.fill('bakery');
    await viewer.place(/^Forno do Cais/).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as Embedded).viewer.state['location']))
      .toBe('bakery');

    // An invalid state is rejected with a code and a message.
    for (const [change, code] of [
      [{ location: 'nowhere' }, 'viewer/unknown-location'],
      [{ floor: 'f_99' }, 'viewer/unknown-floor'],
      [{ language: 'ja' }, 'viewer/unknown-language'],
      [{ place: 'cinema' }, 'viewer/bad-value'],
      [{ camera: { latitude: 1 } }, 'viewer/bad-value'],
    ] as const) {
      expect(await setState(page, change)).toMatchObject({ code });
    }
    expect(await setState(page, { location: 'cinema' })).toMatchObject({ location: 'cinema' });

    // The viewer responds to another protocol version with an error.
    await page.evaluate(
      (origin) =>
        document
          .querySelector('iframe')
          ?.contentWindow?.postMessage({ protocol: 'map-viewer', version: 9, type: 'x' }, origin),
      PORTAL,
    );
    await expect
      .poll(() => page.evaluate(() => JSON.stringify((globalThis as unknown as Embedded).log)))
      .toContain('supports version 1 of its messages, not 9');

    await page.evaluate(() => (globalThis as unknown as Embedded).viewer.remove());
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('ignores messages of an origin that its URL does not name, and sends it nothing', async ({
    page,
    customer,
  }) => {
    const address = `${PORTAL}/viewer/?venue=harbour-mall&origin=${PORTAL}`;
    await customer.open(
      page,
      `const frame = document.createElement('iframe'); frame.src = ${JSON.stringify(address)};
       document.querySelector('#map').append(frame);`,
    );
    const viewer = new ViewerPage(frameOf(page));
    await viewer.waitForMap();
    await page.evaluate((origin) => {
      const message = { protocol: 'map-viewer', version: 1, type: 'set-state', requestId: '1' };
      const payload = { state: { location: 'cinema' } };
      const frame = document.querySelector('iframe')?.contentWindow;
      frame?.postMessage({ ...message, payload }, origin);
      frame?.postMessage({ ...message, type: 'hello' }, origin);
    }, PORTAL);
    await viewer.search.fill('bakery');
    await viewer.place(/^Forno do Cais/).click();
    await expect(viewer.heading('Forno do Cais')).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as Embedded).log)).toEqual([]);
  });

  test('runs without a frame, too', async ({ page, customer }) => {
    await customer.open(
      page,
      `import { startViewer } from '${PORTAL}/viewer/web-app.js';
       globalThis.viewer = await startViewer({ root: '#map', venue: 'harbour-mall' });`,
    );
    const viewer = new ViewerPage(page);
    await viewer.waitForMap();
    expect(await setState(page, { location: 'cinema' })).toMatchObject({ location: 'cinema' });
    await expect(viewer.heading('Cinema Quatro Velas')).toBeVisible();
    await page.evaluate(() => (globalThis as unknown as Embedded).viewer.remove());
    await expect(page.locator('#map')).toBeEmpty();
  });
});

async function mint(page: Page): Promise<{ readonly venue: string; readonly token: string }> {
  const response = await page.request.post('/viewer/demo-token');
  return (await response.json()) as { venue: string; token: string };
}

test.describe('private map', () => {
  test.use({ expectedPageErrors: /40[134]|foreign host|frame-ancestors|Framing|token|no venue/ });

  test('opens with its token, and tells developers the reason otherwise', async ({
    page,
    pageErrors,
  }) => {
    const refusal = page.getByRole('alert').getByText('This map is private, and the link');
    const { venue, token } = await mint(page);
    await page.goto(`/viewer/?venue=${venue}&token=${token}`);
    await new ViewerPage(page).waitForMap();
    await page.goto(`/viewer/?venue=${venue}`);
    await expect(page.getByRole('alert')).toContainText('ask for a link that gives access');
    await page.goto(`/viewer/?venue=${venue}&token=${token.slice(0, -6)}AAAAAA`);
    await expect(refusal).toBeVisible();
    expect(pageErrors.join('\n')).toContain('signature of the token does not match');
    await page.goto(`/viewer/?venue=harbour-mall&token=${token}`);
    await expect(refusal).toBeVisible();
    await expect.poll(() => pageErrors.join('\n')).toContain(`token is for the venue "${venue}"`);
    for (const path of [
      `/venues/${venue}/mvf-3.zip?key=demo`,
      `/private-venues/${venue}/mvf-3.zip`,
    ]) {
      expect((await page.request.get(path)).ok(), path).toBe(false);
    }
  });

  test('does not open in a page of an origin that its token does not list', async ({
    page,
    customer,
  }) => {
    const { venue, token } = await mint(page);
    const address = `${PORTAL}/viewer/?venue=${venue}&token=${token}&embedded=true`;
    await customer.open(
      page,
      `const frame = document.createElement('iframe'); frame.src = ${JSON.stringify(address)};
       document.querySelector('#map').append(frame);
       frame.addEventListener('load', () => { document.title = 'loaded'; });`,
    );
    await expect(page).toHaveTitle('loaded');
    await expect(frameOf(page).locator('#viewer')).toHaveCount(0);
  });
});
