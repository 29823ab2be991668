/** Tags of pages without an SDK. */
export const DOCS_TAGS = ['default', 'docs-default-current'] as const;
