export { DOCS_INDEX, DOCS_INDEX_SETTINGS } from './docs-index.ts';
export type { DocsRecord, Hierarchy, RecordKind, RecordType } from './record.ts';
