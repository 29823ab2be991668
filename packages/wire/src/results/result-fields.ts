import type { DocsRecord } from '../search/record.ts';
import type { DocsHit } from './docs-hit.ts';
import { splitHighlights, type TextPart } from './split-highlights.ts';

/** Fields of a record that describe the type of a hit. DocSearch does not support them. */
export type ResultFields = Partial<Pick<DocsRecord, 'kind' | 'symbolKind' | 'version'>>;

const RESULT_FIELDS = ['kind', 'symbolKind', 'version'] as const satisfies (keyof ResultFields)[];

/** Attributes with the text of a page or a section, the best excerpt first. */
const EXCERPTS = ['description', 'body'] as const;

type Excerpts = Partial<Record<(typeof EXCERPTS)[number], { readonly value: string }>>;
type Request = { readonly attributesToRetrieve: string[]; readonly attributesToSnippet: string[] };

/** Adds the fields to a request. */
export function retrieveResultFields<Params extends Request>(params: Params): Params {
  return {
    ...params,
    attributesToRetrieve: [...params.attributesToRetrieve, ...RESULT_FIELDS],
  };
}

/** Adds excerpts of pages and sections to a request. */
export function retrieveExcerpts<Params extends Request>(params: Params, words: number): Params {
  const excerpts = EXCERPTS.map((name) => `${name}:${words}`);
  return { ...params, attributesToSnippet: [...params.attributesToSnippet, ...excerpts] };
}

/** The excerpt of a page or a section, with highlighted matches. */
export function excerptOf({ _snippetResult: snippets }: DocsHit): TextPart[] | undefined {
  const excerpts = (snippets ?? {}) as Excerpts;
  const name = EXCERPTS.find((candidate) => excerpts[candidate]?.value);
  return name && splitHighlights(excerpts[name]?.value ?? '');
}

/** Picks these fields of a hit. */
export function resultFieldsOf({ kind, symbolKind, version }: ResultFields): ResultFields {
  return { ...(kind && { kind }), ...(symbolKind && { symbolKind }), ...(version && { version }) };
}
