import { throttleErrors } from '@brand/service-kit';
import type { SearchConfig } from '@brand/wire/search';
import { AnswerError } from './answer-engine.ts';
import type { FoundRecord, SearchDocs } from './search-docs.ts';

export type RemoteSearchOptions = Pick<SearchConfig, 'appId' | 'apiKey' | 'index'> & {
  /** For example `http://localhost:3001`. */
  readonly url: string;
  readonly patienceMs?: number;
  /** Receives the cause of a failed search. */
  readonly onError: (error: unknown) => void;
};

const TIMEOUT_MS = 2000;
const DOWN =
  'The search of the documentation does not answer at the moment, and answers come from what it finds. Ask again in a minute.';

/** Searches a remote service, ours or the hosted one, by their common protocol. */
export function searchOverHttp(address: RemoteSearchOptions): SearchDocs {
  const { url, appId, apiKey, index, patienceMs = TIMEOUT_MS } = address;
  const onError = throttleErrors(address.onError);
  const endpoint = `${url.replace(/\/+$/, '')}/1/indexes/${encodeURIComponent(index)}/query`;
  return async (request) => {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': appId,
          'x-algolia-api-key': apiKey,
        },
        body: JSON.stringify({ ...request, attributesToHighlight: [], attributesToSnippet: [] }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`search answered ${response.status}`);
      const { hits } = (await response.json()) as { readonly hits?: readonly FoundRecord[] };
      if (!Array.isArray(hits)) throw new Error('search answered without hits');
      return hits;
    } catch (cause) {
      onError(cause);
      throw new AnswerError(DOWN, { cause });
    }
  };
}
