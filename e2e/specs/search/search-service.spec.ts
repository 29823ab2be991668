import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import { type APIRequestContext } from '@playwright/test';
import { expect, test } from '../../test.ts';

const REFERENCE = join(import.meta.dirname, '../../../.cache/reference/web-sdk/6.0.json');
const CREDENTIALS = 'x-algolia-application-id=portal&x-algolia-api-key=public';
const BATCH_SIZE = 50;

type Hit = {
  readonly url: string;
  readonly kind: string;
  readonly sdk: string;
  readonly version?: string;
  readonly hierarchy: { readonly lvl2: string | null };
};

async function ask(request: APIRequestContext, queries: readonly object[]): Promise<Hit[]> {
  const response = await request.post(`/1/indexes/*/queries?${CREDENTIALS}`, {
    data: { requests: queries.map((query) => ({ indexName: 'developer-docs', ...query })) },
  });
  const { results } = (await response.json()) as { results: { hits: Hit[] }[] };
  return results.map(({ hits }) => hits[0] as Hit);
}

test('ranks an exact symbol first, with its SDK and version', async ({ request }) => {
  const { symbols } = JSON.parse(readFileSync(REFERENCE, 'utf8')) as Reference;
  // Skips plain words, for which a page of that name is as good a result.
  const ids = symbols.map(({ id }) => id).filter((id) => /[a-z][A-Z]|\./.test(id));
  const others: string[] = [];
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const some = ids.slice(at, at + BATCH_SIZE);
    const hits = await ask(
      request,
      some.map((query) => ({ query, hitsPerPage: 1 })),
    );
    for (const [place, id] of some.entries()) {
      const { kind, sdk, version, hierarchy } = hits[place] as Hit;
      // The venue format shares some of these names.
      const isCurrent = version === (sdk === 'docs' ? '3' : '6.0');
      const isRight = kind === 'symbol' && hierarchy.lvl2?.toLowerCase() === id.toLowerCase();
      if (!isRight || !isCurrent) others.push(`${id}: ${kind} ${sdk} ${version} ${hierarchy.lvl2}`);
    }
  }
  expect(ids.length).toBeGreaterThan(1000);
  expect(others).toEqual([]);
});

test('indexes every listed page and no unlisted one', async ({ request }) => {
  const response = await request.get('/search/records.ndjson');
  const urls = new Set(
    (await response.text())
      .trim()
      .split('\n')
      .map(
        (line) =>
          new URL((JSON.parse(line) as { url_without_anchor: string }).url_without_anchor).pathname,
      ),
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    new URL(url ?? '').pathname.replace(/(?<=.)\/$/, ''),
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((page) => !urls.has(page))).toEqual([]);
  expect([...urls].filter((page) => /data-warehouse|meeting-room|404|samples/.test(page))).toEqual(
    [],
  );
});
