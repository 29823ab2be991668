import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_KEY, DEMO_SECRET } from '../../packages/rest-api/src/index.ts';
import type { ChatBody } from '../../packages/wire/src/assistant/index.ts';
import { DOCS_INDEX } from '../../packages/wire/src/search/index.ts';
import { brand } from '../../brand.ts';
import type { EvalQuestion } from '../../services/assistant/evaluation/eval-question.ts';
import { DIALOG } from '../search/engines/ours.ts';
import type { RelevanceJudgment } from '../search/judged-queries.ts';
import { typedPrefixes } from '../search/speed.ts';
import { isSmoke } from '../smoke.ts';
import type { LoadRequest, RequestsOf } from './generate-load.ts';

const ROOT = join(import.meta.dirname, '../..');
const JSON_BODY = { 'content-type': 'application/json' };
const ASSISTANT = { 'x-algolia-assistant-id': 'docs' };
const PAGES = isSmoke ? 8 : 96;
const SEARCH_ADDRESSES_PER_CONNECTION = 8;
const QUESTIONS_PER_CONNECTION = 16;
/** A token allows 240 requests at once. */
const REST_TOKENS_PER_CONNECTION = isSmoke ? 1 : 12;

/** Kinds of requests that are measured. */
export const KINDS = ['pages', 'search', 'answers', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** Address of a client, as a proxy forwards it. */
export function clientAddress(client: number): string {
  return `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
}

/** Every n-th item, starting with a different one for each connection. */
export function itemsOf<T>(items: readonly T[], connection: number, count: number): T[] {
  return Array.from(
    { length: count },
    (_, turn) => items[(connection + turn * 37) % items.length]!,
  );
}

/** Pages of the sitemap, half of them by readers who have the page already. */
export async function preparePages(url: string): Promise<RequestsOf> {
  const sitemap = readFileSync(join(ROOT, 'site/build/sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => new URL(loc!).pathname);
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  const pages = await Promise.all(
    itemsOf(paths, 0, PAGES).map(async (path): Promise<LoadRequest[]> => {
      const response = await fetch(url + path, { headers });
      await response.arrayBuffer();
      const etag = response.headers.get('etag');
      if (!response.ok || !etag) throw new Error(`${path}: ${response.status}, ETag ${etag}`);
      return [
        { path, headers },
        { path, headers: { ...headers, 'if-none-match': etag } },
      ];
    }),
  );
  return (connection) => itemsOf(pages, connection, PAGES).flat();
}

/** What readers send while they type, each from an address of its own. Waits for the index. */
export async function prepareSearches(url: string): Promise<RequestsOf> {
  const text = readFileSync(join(ROOT, 'bench/search/queries.json'), 'utf8');
  const queries = JSON.parse(text.replaceAll('{brand.slug}', brand.slug)) as RelevanceJudgment[];
  const requestsOf = (connection: number) =>
    itemsOf(queries, connection * 13, SEARCH_ADDRESSES_PER_CONNECTION).flatMap((query, turn) => {
      const client = connection * SEARCH_ADDRESSES_PER_CONNECTION + turn;
      return typedPrefixes([query]).map((typed) => ({
        method: 'POST' as const,
        path: '/1/indexes/*/queries?x-algolia-application-id=portal&x-algolia-api-key=public',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': clientAddress(client) },
        body: JSON.stringify({
          requests: [
            {
              ...DIALOG,
              query: typed.query,
              indexName: DOCS_INDEX,
              clickAnalytics: true,
              ...(typed.context !== undefined && { optionalFilters: [`sdk:${typed.context}`] }),
            },
          ],
        }),
      }));
    });
  const [first] = requestsOf(0);
  if (first) await fetchJson(url + first.path, first);
  return requestsOf;
}

/** Questions to the built-in engine, with a token for each connection. Waits for its files. */
export async function prepareAnswers(url: string, connections: number): Promise<RequestsOf> {
  const text = readFileSync(join(ROOT, 'services/assistant/evaluation/questions.json'), 'utf8');
  const questions = (JSON.parse(text) as readonly EvalQuestion[]).map(({ question }) =>
    question.replaceAll('{product}', brand.slug),
  );
  const tokens = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const headers = { ...ASSISTANT, 'x-forwarded-for': clientAddress(connection) };
      const { token } = await fetchJson<{ token: string }>(`${url}/assistant/token`, {
        method: 'POST',
        headers,
      });
      return token;
    }),
  );
  const requestsOf = (connection: number): LoadRequest[] =>
    itemsOf(questions, connection * 5, QUESTIONS_PER_CONNECTION).map((question, turn) => {
      const id = `capacity-${connection}-${turn}-${crypto.randomUUID()}`;
      const body: ChatBody = {
        id,
        messages: [{ id, role: 'user', parts: [{ type: 'text', text: question }] }],
        trigger: 'submit-message',
      };
      return {
        method: 'POST',
        path: '/assistant',
        headers: {
          ...ASSISTANT,
          ...JSON_BODY,
          authorization: `TOKEN ${tokens[connection % tokens.length]}`,
          'x-forwarded-for': clientAddress(connection),
        },
        body: JSON.stringify(body),
      };
    });
  const [first] = requestsOf(0);
  if (first) await (await fetch(`${url}/assistant`, first)).text();
  return requestsOf;
}

/** Lists of venues and single venues, with several tokens for each connection. */
export async function prepareRestReads(url: string, connections: number): Promise<RequestsOf> {
  const post = async (client: number): Promise<string> => {
    const response = await fetch(`${url}/rest/v1/token`, {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-forwarded-for': clientAddress(client) },
      body: JSON.stringify({ key: DEMO_KEY, secret: DEMO_SECRET }),
    });
    return ((await response.json()) as { readonly accessToken: string }).accessToken;
  };
  const count = connections * REST_TOKENS_PER_CONNECTION;
  const tokens = await Promise.all(Array.from({ length: count }, (_, client) => post(client)));
  const headersOf = (client: number): Record<string, string> => ({
    authorization: `Bearer ${tokens[client % count]}`,
    'x-forwarded-for': clientAddress(client),
  });
  const list = await fetch(`${url}/rest/v1/venues`, { headers: headersOf(0) });
  const { items } = (await list.json()) as { readonly items: readonly { readonly id: string }[] };
  const paths = ['/rest/v1/venues', ...items.map(({ id }) => `/rest/v1/venues/${id}`)];
  return (connection) =>
    Array.from({ length: REST_TOKENS_PER_CONNECTION }, (_, turn) =>
      paths.map((path) => ({
        path,
        headers: headersOf(connection * REST_TOKENS_PER_CONNECTION + turn),
      })),
    ).flat();
}

/** Fetches JSON, again while the portal is too busy. */
async function fetchJson<T>(url: string, init: RequestInit): Promise<T> {
  for (;;) {
    const response = await fetch(url, init);
    if (response.ok) return (await response.json()) as T;
    await response.body?.cancel();
    if (response.status !== 503) throw new Error(`${url}: ${response.status}`);
    await wait(100);
  }
}
