/** The index of the developer documentation. */
export const DOCS_INDEX = 'developer-docs';

/** Index settings with the names of the protocol, for the portal's service and for a hosted one. */
export const DOCS_INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(context)',
    'unordered(body)',
    'unordered(asked)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'sdk', 'version', 'type', 'kind'],
  unretrievableAttributes: ['body', 'context', 'asked'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  snippetEllipsisText: '…',
  hitsPerPage: 20,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en'],
  attributeForDistinct: 'url',
  distinct: true,
  // Facet counts equal the hits that a filter leaves.
  facetingAfterDistinct: true,
  advancedSyntax: true,
} as const;
