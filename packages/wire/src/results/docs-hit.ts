export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

type Marked = { readonly value: string };

/** A hit of the documentation, as returned by search and stored in browsers. */
export type StoredHit = {
  readonly objectID: string;
  readonly url: string;
  readonly type?: Level | 'content' | 'askAI' | undefined;
  readonly content?: string | null | undefined;
  readonly hierarchy?: Readonly<Partial<Record<Level, string | null>>> | undefined;
};

export type DocsHit = StoredHit & {
  readonly _snippetResult?: {
    readonly content?: Marked;
    readonly hierarchy?: Readonly<Partial<Record<Level, Marked>>>;
  };
};

/** Heading levels below the title, outermost first. */
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Title of a hit's page; without one, the last part of its URL. */
export function pageTitleOf(hit: StoredHit): string {
  const { lvl0, lvl1 } = hit.hierarchy ?? {};
  return lvl0 || lvl1 || hit.url.replace(/^.*\/(?=[^/]+\/?$)/, '') || hit.url;
}

/** Title of a hit with highlighted matches. */
export function markedTitleOf(hit: DocsHit): string {
  const { _snippetResult: snippets, type = 'lvl1', hierarchy } = hit;
  if (type === 'content') return snippets?.content?.value || hit.content || pageTitleOf(hit);
  const level = type === 'askAI' ? 'lvl1' : type;
  return snippets?.hierarchy?.[level]?.value || hierarchy?.[level] || pageTitleOf(hit);
}

/** Summary of a symbol with highlighted matches; `undefined` for pages and headings. */
export function markedSummaryOf(hit: DocsHit): string | undefined {
  const { _snippetResult: snippets, type, content } = hit;
  if (type === 'content' || !content) return undefined;
  return snippets?.content?.value || content;
}

/** Breadcrumbs of a hit: page and headings, without its own title. */
export function trailOf(hit: StoredHit): string[] {
  const { type = 'lvl1', hierarchy } = hit;
  const headings = HEADINGS.filter((level) => type === 'content' || level < type);
  if (type !== 'content' && type <= 'lvl1') return [];
  return [pageTitleOf(hit), ...headings.map((level) => hierarchy?.[level])].filter(
    (text): text is string => Boolean(text),
  );
}

/**
 * The stored form of an opened hit. A passage is stored as its heading, because a single sentence
 * has little meaning later.
 */
export function toStoredHit({ objectID, url, type, content, hierarchy }: StoredHit): StoredHit {
  if (type !== 'content') return { objectID, url, type, content, hierarchy };
  const deepest = HEADINGS.findLast((level) => hierarchy?.[level]) ?? 'lvl1';
  return { objectID, url, type: deepest, content: null, hierarchy };
}
