import type { Page, Route } from '@playwright/test';
import { expect, open } from '../../test.ts';

/** A hit of a faked response. */
export type FakeHit = {
  readonly objectID: string;
  readonly url?: string;
  readonly type?: string;
  readonly content?: string | null;
  readonly kind?: string;
  readonly symbolKind?: string;
  readonly hierarchy?: object;
  readonly _snippetResult?: object;
};

type Query = Record<string, unknown> & { readonly query: string };

export const QUERIES = '**/1/indexes/*/queries?*';

export function button(page: Page) {
  return page.locator('.DocSearch-Button');
}

export function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Search docs' });
}

export function field(page: Page) {
  return dialog(page).getByRole('combobox', { name: 'Search docs' });
}

/** The hits, without the assistant's entry above them. */
export function options(page: Page) {
  return dialog(page).locator('.DocSearch-Hits').getByRole('option');
}

export async function openDialog(page: Page, path = '/docs/overview'): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

/** Popular tasks of the start screen. */
export function tasks(page: Page) {
  return dialog(page).getByRole('listbox', { name: 'Popular tasks' }).getByRole('option');
}

/** Fields of each request of the dialog besides query, index and filters. */
export const DOCUMENTED_FIELDS = {
  attributesToRetrieve: [0, 1, 2, 3, 4, 5, 6]
    .map((level) => `hierarchy.lvl${level}`)
    .concat('content', 'type', 'url', 'kind', 'symbolKind', 'version'),
  attributesToSnippet: [1, 2, 3, 4, 5, 6]
    .map((level) => `hierarchy.lvl${level}:15`)
    .concat('content:15'),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: true,
};

/** Records every query to the index. */
export function watchQuestions(page: Page): { questions: Query[]; urls: URL[] } {
  const seen = { questions: [] as Query[], urls: [] as URL[] };
  page.on('request', (request) => {
    if (!request.url().includes('/1/indexes/')) return;
    seen.urls.push(new URL(request.url()));
    const { requests } = JSON.parse(request.postData() ?? '{}') as { requests: Query[] };
    seen.questions.push(...requests);
  });
  return seen;
}

/** Responds to every query with the same hits. */
export async function fulfillQueries(page: Page, hits: readonly FakeHit[], nbHits = hits.length) {
  await page.route(QUERIES, (route) => fulfill(route, hits, nbHits));
}

function fulfill(route: Route, hits: readonly FakeHit[], nbHits: number): Promise<void> {
  const { requests } = JSON.parse(route.request().postData() ?? '{}') as { requests: Query[] };
  const results = requests.map(({ query }) => ({
    query,
    hits,
    nbHits,
    nbPages: 1,
    page: 0,
    index: 'developer-docs',
    queryID: '0123456789abcdef0123456789abcdef',
  }));
  return route.fulfill({ json: { results } });
}

/** The assistant's entry: above the hits, or in place of them. */
export function askAiEntry(page: Page) {
  return dialog(page).locator('.DocSearch-Hit--AskAI');
}

export function askAiInput(page: Page) {
  return dialog(page).getByRole('textbox', { name: 'Your question' });
}

/** The newest question and its answer. */
export function newestExchange(page: Page) {
  return dialog(page).getByRole('article').first();
}

/** Asks the first question of a conversation through the entry in the results. */
export async function enterAskAi(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await askAiEntry(page).click();
}

/** Asks a further question in the conversation. */
export async function askAssistant(page: Page, question: string): Promise<void> {
  await askAiInput(page).fill(question);
  await askAiInput(page).press('Enter');
}
