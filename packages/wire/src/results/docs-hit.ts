export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

type Marked = { readonly value: string };

/** A place of the documentation as search answers it, and as readers' browsers keep it. */
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

/** Below the title of the page, outermost first. */
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The title of the page that a hit is on; where a record has none, the end of its address. */
export function pageTitleOf(hit: StoredHit): string {
  const { lvl0, lvl1 } = hit.hierarchy ?? {};
  return lvl0 || lvl1 || hit.url.replace(/^.*\/(?=[^/]+\/?$)/, '') || hit.url;
}

/** What a hit is called in a list, with its matches marked. */
export function markedTitleOf(hit: DocsHit): string {
  const { _snippetResult: snippets, type = 'lvl1', hierarchy } = hit;
  if (type === 'content') return snippets?.content?.value || hit.content || pageTitleOf(hit);
  const level = type === 'askAI' ? 'lvl1' : type;
  return snippets?.hierarchy?.[level]?.value || hierarchy?.[level] || pageTitleOf(hit);
}

/** What a symbol does, in a sentence and with its matches marked; pages and headings have none. */
export function markedSummaryOf(hit: DocsHit): string | undefined {
  const { _snippetResult: snippets, type, content } = hit;
  if (type === 'content' || !content) return undefined;
  return snippets?.content?.value || content;
}

/** The page and the headings that a hit is under, without the one that is its title. */
export function trailOf(hit: StoredHit): string[] {
  const { type = 'lvl1', hierarchy } = hit;
  const headings = HEADINGS.filter((level) => type === 'content' || level < type);
  if (type !== 'content' && type <= 'lvl1') return [];
  return [pageTitleOf(hit), ...headings.map((level) => hierarchy?.[level])].filter(
    (text): text is string => Boolean(text),
  );
}

/** What is kept of a hit that a reader opened: a heading, for a sentence says little later. */
export function toStoredHit({ objectID, url, type, content, hierarchy }: StoredHit): StoredHit {
  if (type !== 'content') return { objectID, url, type, content, hierarchy };
  const deepest = HEADINGS.findLast((level) => hierarchy?.[level]) ?? 'lvl1';
  return { objectID, url, type: deepest, content: null, hierarchy };
}
