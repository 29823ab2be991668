/** Filters that the reader selected. */
export type SearchFilters = {
  /** For example `web-sdk`. */
  readonly sdk?: string;
  /** A version of that SDK, or `all`. */
  readonly version?: string;
};

/** The reader's context, which search takes into account. */
export type SearchContext = {
  readonly locale: string;
  /** One tag for each docs group: the version that is open, chosen or the latest. */
  readonly tags: readonly string[];
  /** Section of the open page. */
  readonly section?: string;
};

/** A search request with the names of the protocol. */
export type SearchRequest = {
  readonly attributesToRetrieve: string[];
  readonly attributesToSnippet: string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  readonly facetFilters: (string | string[])[];
  readonly optionalFilters?: string[];
};

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const SNIPPET_WORDS = 15;
/** Snippets on the results page are longer than in the dialog. */
export const PAGE_SNIPPET_WORDS = 40;

/** Parameters that the dialog and the results page share. */
export function searchParams(
  context: SearchContext,
  filters: SearchFilters = {},
  passageWords: number = SNIPPET_WORDS,
): SearchRequest {
  return {
    attributesToRetrieve: [
      ...['lvl0', ...LEVELS].map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...LEVELS.map((level) => `hierarchy.${level}:${SNIPPET_WORDS}`),
      `content:${passageWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    facetFilters: facetFilters(context, filters),
    ...(context.section && { optionalFilters: [`sdk:${context.section}`] }),
  };
}

/** Filters by language and by one version of each docs group, or of the chosen group only. */
export function facetFilters(
  { locale, tags }: SearchContext,
  { sdk, version }: SearchFilters,
): (string | string[])[] {
  const language = `language:${locale}`;
  if (sdk && version === 'all') return [language, `sdk:${sdk}`];
  if (version === 'all') return [language];
  const wanted = sdk ? tagsOfSdk(tags, sdk, version) : tags;
  return [language, wanted.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Tags of an SDK version; by default the reader's version. */
export function tagsOfSdk(tags: readonly string[], sdk: string, version?: string): string[] {
  if (version) return [`docs-${sdk}-${version}`];
  const prefix = `docs-${sdk}-`;
  return tags.filter((tag) => tag.startsWith(prefix));
}
