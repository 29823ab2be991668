import type { DocsAnswer } from '@brand/search';
import {
  describeHit,
  describeResults,
  type DocsHit,
  pathOfHit,
  type ResultsPageConfig,
  tagsOfPath,
  type TextPart,
  writePageQuery,
  excerptOf,
  type ResultFields,
} from '@brand/wire/results';
import { MAX_QUERY_LENGTH } from '@brand/wire/search';
import { html } from 'hono/html';
import type { FoundResults } from './find-results.ts';

type Html = ReturnType<typeof html>;

export type ResultsState = FoundResults & {
  /** A pattern of URLs in the index that are pages of other sites. */
  readonly externalUrls: string | undefined;
};

/** The form and the results for readers without scripts, in the classes of the page. */
export function renderResults(state: ResultsState, config: ResultsPageConfig): Html {
  const { outcome, query } = state;
  const { styles } = config;
  const answer = typeof outcome === 'string' ? undefined : outcome;
  const hasFailed = outcome === 'too-long' || outcome === 'failed';
  const status = describeResults({ text: query.text.trim(), hasFailed, count: answer?.nbHits });
  return html`${renderForm(state, config)}
    <p class="${styles.status}">${status}</p>
    ${hasFailed ? renderFailure(outcome, config) : ''}
    ${answer && answer.nbHits > 0 ? renderAnswer(answer, state, config) : ''}`;
}

function renderForm(
  { query }: ResultsState,
  { styles, labels, sections }: ResultsPageConfig,
): Html {
  const versions = sections.find(({ id }) => id === query.sdk)?.versions ?? [];
  const sdkOptions = [['', 'All SDKs'], ...labels] as const;
  const versionOptions = [
    ['', 'Latest versions'],
    ...versions.map(({ name }) => [name, name] as const),
    ['all', 'All versions'],
  ] as const;
  return html`<search>
    <form class="${styles.search}">
      <label class="${styles.field}">
        <span class="visually-hidden">Search docs</span>
        <input type="search" name="q" value="${query.text}" placeholder="Search docs" />
      </label>
      <div class="${styles.filters}">
        ${renderSelect('sdk', 'SDK', sdkOptions, query.sdk)}
        ${renderSelect('version', 'Version', versionOptions, query.version)}
        <button class="${styles.submit}">Search</button>
      </div>
    </form>
  </search>`;
}

function renderSelect(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  selected = '',
): Html {
  return html`<select name="${name}" aria-label="${label}">
    ${options.map(
      ([value, text]) =>
        html`<option value="${value}" ${value === selected ? 'selected' : ''}>${text}</option>`,
    )}
  </select>`;
}

function renderFailure(outcome: 'too-long' | 'failed', { styles }: ResultsPageConfig): Html {
  const [title, remedy] =
    outcome === 'too-long'
      ? ['The query is too long', `Shorten it to ${MAX_QUERY_LENGTH} characters or fewer.`]
      : ['Unable to fetch results', 'Try again in a moment.'];
  return html`<div class="${styles.failure}">
    <p><strong>${title}</strong></p>
    <p>${remedy}</p>
  </div>`;
}

function renderAnswer(answer: DocsAnswer, state: ResultsState, config: ResultsPageConfig): Html {
  return html`<ol class="${config.styles.results}">
      ${answer.hits.map((hit) => renderHit(hit, state, config))}
    </ol>
    ${answer.nbPages > 1 ? renderPages(answer, state, config) : ''}`;
}

function renderHit(
  hit: DocsHit & ResultFields,
  { externalUrls }: ResultsState,
  { styles, labels, sections }: ResultsPageConfig,
): Html | '' {
  const url = pathOfHit(hit.url, { baseUrl: '/', ...(externalUrls && { externalUrls }) });
  if (url === undefined) return '';
  const tags = tagsOfPath(url, new Map(labels), sections);
  // Pages of several SDKs have the same title, so the latest version is named too.
  const version = tags.sdk === undefined ? undefined : (tags.version ?? hit.version);
  const { title, place, snippet } = describeHit(hit, { ...tags, ...(version && { version }) });
  const excerpt = snippet ?? excerptOf(hit);
  return html`<li class="${styles.result}">
    <h2 class="${styles.title}">
      <a href="${url}">${renderAsCode(hit.kind === 'symbol', title)}</a>
      ${hit.symbolKind ? html`<small>${hit.symbolKind}</small>` : ''}
    </h2>
    <p class="${styles.place}">${place}</p>
    ${excerpt ? html`<p class="${styles.snippet}">${renderAsCode(hit.kind === 'code', excerpt)}</p>` : ''}
  </li>`;
}

function renderAsCode(
  isCode: boolean,
  parts: readonly TextPart[],
): Html | readonly (Html | string)[] {
  return isCode ? html`<code>${renderParts(parts)}</code>` : renderParts(parts);
}

function renderParts(parts: readonly TextPart[]): readonly (Html | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? html`<mark>${text}</mark>` : text));
}

function renderPages(
  { nbPages }: DocsAnswer,
  { query, page }: ResultsState,
  { styles }: ResultsPageConfig,
): Html {
  const urlOf = (number: number): string => {
    const params = new URLSearchParams(writePageQuery(query));
    if (number > 1) params.set('page', String(number));
    return `?${params}`;
  };
  return html`<nav class="${styles.pages}" aria-label="Pages of results">
    ${page > 1 ? html`<a rel="prev" href="${urlOf(page - 1)}">Previous page</a>` : ''}
    <span>Page ${page} of ${nbPages}</span>
    ${page < nbPages ? html`<a rel="next" href="${urlOf(page + 1)}">Next page</a>` : ''}
  </nav>`;
}
