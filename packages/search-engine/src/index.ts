export { search } from './answer.ts';
export { escapeHtml } from './escape-html.ts';
export { FilterError } from './filters.ts';
export type { Hit } from './hit.ts';
export type { SearchParameters } from './parameters.ts';
export type { SearchAnswer } from './search-answer.ts';
export { SearchIndex } from './search-index.ts';
export { DEFAULT_SETTINGS, type IndexSettings } from './settings.ts';
export { isObject, type StoredObject, valueAt } from './values.ts';
