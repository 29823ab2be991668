/** What narrows a search down by the reader's wish. */
export type SearchFilters = {
  /** Such as `web-sdk`. */
  readonly sdk?: string;
  /** A version of that SDK, or `all`. */
  readonly version?: string;
};

/** Where the reader is, which search takes into account without being asked. */
export type SearchContext = {
  readonly locale: string;
  /** One tag for each docs group: the version that is read, was chosen before, or is the latest. */
  readonly tags: readonly string[];
  /** The section of the page that is open. */
  readonly section?: string;
};

/** The fields of a request, in the names of the protocol. */
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
/** The results page has more space for a passage than a row of the dialog. */
export const PAGE_SNIPPET_WORDS = 40;

/** The part of a request that the dialog and the results page have in common. */
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

/** Language and, of each docs group, one version; of one group alone if the reader chose it. */
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

/** The tags of an SDK in a version; in the reader's version unless one is given. */
export function tagsOfSdk(tags: readonly string[], sdk: string, version?: string): string[] {
  if (version) return [`docs-${sdk}-${version}`];
  const prefix = `docs-${sdk}-`;
  return tags.filter((tag) => tag.startsWith(prefix));
}
