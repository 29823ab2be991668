import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { brand } from '../../../brand.ts';
import { startHostedPortal } from './hosted-portal.ts';
import { DOCUMENTED_FIELDS, dialog, field, openDialog, options } from './search-page.ts';
import { expect, open, test as base } from '../../test.ts';

/** The settings of requests captured from a stock site with a hosted index. */
const SETTINGS = {
  SEARCH_APP_ID: 'PROTOAPP01',
  SEARCH_API_KEY: 'searchkey',
  SEARCH_INDEX: 'other-docs',
};
const SEARCH_HOST = 'protoapp01-dsn.algolia.net';
const EVENTS_HOST = 'insights.algolia.io';

const test = base.extend<object, { hostedUrl: string }>({
  hostedUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const portal = await startHostedPortal(SETTINGS);
      await use(portal.url);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hostedUrl }, use) => use(hostedUrl),
});
test.use({
  expectedPageErrors: new RegExp(`^foreign host: https://(?:${SEARCH_HOST}|${EVENTS_HOST})/`),
});

/** Fakes the hosted service and records all requests that are not GET. */
async function fakeHostedSearch(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request);
  });
  const hit = {
    objectID: '7',
    url: `${brand.siteUrl}/web-sdk/markers`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Markers', lvl1: 'Markers' },
  };
  await page.route(`https://${SEARCH_HOST}/**`, (route) => {
    const { requests: questions } = route.request().postDataJSON() as {
      requests: { query: string }[];
    };
    const results = questions.map(({ query }) => ({
      query,
      hits: [hit],
      nbHits: 1,
      nbPages: 1,
      page: 0,
      index: SETTINGS.SEARCH_INDEX,
      queryID: '73a6aa1d1a6782221f8feefaf8ba7ca5',
    }));
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { results } });
  });
  await page.route(`https://${EVENTS_HOST}/**`, (route) =>
    route.fulfill({ json: { status: 200, message: 'OK' } }),
  );
  return requests;
}

function hostsOf(requests: readonly Request[]): string[] {
  return [...new Set(requests.map((request) => new URL(request.url()).host))].toSorted();
}

test('sends the documented request to hosted search only [S7.02 S7.06]', async ({ page }) => {
  const requests = await fakeHostedSearch(page);
  await openDialog(page, '/web-sdk/markers');
  await field(page).fill('m');
  await expect(options(page)).toHaveCount(1);
  expect(hostsOf(requests)).toEqual([SEARCH_HOST]);
  const [request] = requests as [Request];
  const { origin, pathname, searchParams } = new URL(request.url());
  expect(request.method()).toBe('POST');
  expect(origin + pathname).toBe(`https://${SEARCH_HOST}/1/indexes/*/queries`);
  expect(Object.fromEntries(searchParams)).toEqual({
    'x-algolia-agent': `Algolia for JavaScript (${versionOf('algoliasearch')}); Lite (${versionOf('algoliasearch')}); Browser; docsearch (4.6.3); docsearch-react (4.6.3); docusaurus (${versionOf('@docusaurus/core')})`,
    'x-algolia-api-key': 'searchkey',
    'x-algolia-application-id': 'PROTOAPP01',
    // Newer clients send it for the log of the service.
    'x-algolia-request-id': expect.any(String),
  });
  // A simple request: the browser sends no preflight.
  expect(await request.allHeaders()).toMatchObject({
    accept: 'application/json',
    'content-type': 'text/plain',
  });
  expect(request.postDataJSON()).toEqual({
    requests: [
      {
        query: 'm',
        indexName: 'other-docs',
        ...DOCUMENTED_FIELDS,
        facetFilters: [
          'language:en',
          expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
        ],
        optionalFilters: ['sdk:web-sdk'],
      },
    ],
  });
  await expect(dialog(page).getByRole('link', { name: 'Powered by Algolia' })).toBeVisible();
});

test('reports views and clicks to the hosted service [S7.04]', async ({ page }) => {
  const requests = await fakeHostedSearch(page);
  await openDialog(page);
  await field(page).fill('m');
  const events = () =>
    requests
      .filter((request) => new URL(request.url()).host === EVENTS_HOST)
      .flatMap((request) => (request.postDataJSON() as { events: object[] }).events);
  await expect.poll(() => events().length).toBe(1);
  await options(page).first().click();
  await expect(page).toHaveURL('/web-sdk/markers');
  await expect.poll(() => events().length).toBe(2);
  expect(hostsOf(requests)).toEqual([EVENTS_HOST, SEARCH_HOST]);
  const address = requests.map((request) => request.url()).find((url) => url.includes('/1/events'));
  expect(address).toMatch(
    /\/1\/events\?X-Algolia-Application-Id=PROTOAPP01&X-Algolia-API-Key=searchkey&X-Algolia-Agent=/,
  );
  const common = {
    index: 'other-docs',
    algoliaSource: ['autocomplete', 'autocomplete-internal'],
    objectIDs: ['7'],
    userToken: expect.stringMatching(/^anonymous-/),
  };
  expect(events()).toEqual([
    { eventType: 'view', eventName: 'Items Viewed', ...common },
    {
      eventType: 'click',
      eventName: 'Item Selected',
      positions: [1],
      queryID: '73a6aa1d1a6782221f8feefaf8ba7ca5',
      ...common,
    },
  ]);
});

test('queries hosted search on the results page and serves no index itself [S2.09 S7.02]', async ({
  page,
  request,
}) => {
  const requests = await fakeHostedSearch(page);
  await open(page, '/search-results?q=marker');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Markers' })).toBeVisible();
  await expect.poll(() => hostsOf(requests)).toEqual([EVENTS_HOST, SEARCH_HOST]);
  const own = await request.post('/1/indexes/*/queries', { data: { requests: [] } });
  expect(own.status()).toBe(405);
});

test('allows connections to the hosts of the application only, and preconnects [S7.09]', async ({
  page,
  request,
}) => {
  const headers = (await request.get('/docs/overview')).headers();
  const [, sources] = /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '') ?? [];
  expect(sources?.split(' ')).toEqual([
    "'self'",
    `https://${SEARCH_HOST}`,
    ...[1, 2, 3].map((number) => `https://protoapp01-${number}.algolianet.com`),
    `https://${EVENTS_HOST}`,
  ]);
  expect(headers['link']).toContain(`<https://${SEARCH_HOST}>; rel=preconnect; crossorigin`);
  await openDialog(page);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute(
    'href',
    `https://${SEARCH_HOST}`,
  );
});

function versionOf(name: string): string {
  const file = join(import.meta.dirname, `../../../node_modules/${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
