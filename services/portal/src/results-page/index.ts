import type { SearchService } from '@brand/search';
import type { Context } from 'hono';
import { sendHtml } from '../static-files/send-html.ts';
import { findResults } from './find-results.ts';
import { readQuery } from './read-query.ts';
import { readTemplate } from './read-template.ts';
import { renderResults } from './render-results.ts';

/** The results page in the built site. */
export const RESULTS_FILE = 'search-results/index.html';

export type ResultsPageOptions = {
  /** The search service of this process. */
  readonly search: Pick<SearchService, 'answer' | 'admit'>;
  /** A pattern of URLs in the index that are pages of other sites. */
  readonly externalUrls: string | undefined;
  readonly onError: (error: unknown) => void;
};

/**
 * Serves the built results page with a form and results for readers without scripts; `undefined` if
 * the page has no place for them. Scripts find the page as it was built.
 */
export function createResultsPage(
  page: string,
  { search, externalUrls, onError }: ResultsPageOptions,
): ((context: Context) => Promise<Response>) | undefined {
  const template = readTemplate(page);
  if (!template) return undefined;
  const { config, before, after } = template;
  return async (context) => {
    const asked = readQuery(new URL(context.req.url).search, config);
    const source = { answer: search.answer, admit: () => search.admit(context) };
    const found = await findResults(asked, config, source).catch((error: unknown) => {
      onError(error);
      return { ...asked, outcome: 'failed' as const };
    });
    const results = await renderResults({ ...found, externalUrls }, config);
    return sendHtml(context.req.raw, before + results + after);
  };
}
