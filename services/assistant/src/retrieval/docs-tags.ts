/** The tags of pages that belong to no SDK. */
export const DOCS_TAGS = ['default', 'docs-default-current'] as const;
