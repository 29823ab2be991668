/** Settings of an index, with the names of the protocol. */
export type IndexSettings = {
  readonly searchableAttributes: readonly string[];
  readonly attributesForFaceting: readonly string[];
  readonly unretrievableAttributes: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  readonly maxValuesPerFacet: number;
  readonly paginationLimitedTo: number;
  readonly customRanking: readonly string[];
  readonly attributeForDistinct?: string;
  readonly distinct: number | boolean;
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly typoTolerance: boolean | 'min' | 'strict' | 'true' | 'false';
  /** Application-defined settings that the engine ignores but stores. */
  readonly [other: string]: unknown;
};

export const DEFAULT_SETTINGS: IndexSettings = {
  searchableAttributes: [],
  attributesForFaceting: [],
  unretrievableAttributes: [],
  attributesToRetrieve: ['*'],
  attributesToSnippet: [],
  snippetEllipsisText: '…',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  customRanking: [],
  distinct: false,
  queryType: 'prefixLast',
  typoTolerance: true,
};
