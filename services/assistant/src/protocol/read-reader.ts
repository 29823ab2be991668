import type { Reader } from '../answer-engine.ts';

const MAX_FILTERS = 60;
const MAX_TAGS = 20;
const TAG = /^docusaurus_tag:(default|docs-[\w.-]{1,60})$/;
const SECTION = /^sdk:([a-z][a-z0-9-]{0,39})(?:<score=\d+>)?$/;

/** The reader's context, from the search filters of the dialog. Unexpected values are ignored. */
export function readReader(searchParameters: unknown): Reader {
  const { facetFilters, optionalFilters } = (searchParameters ?? {}) as Record<string, unknown>;
  const tags = captures(facetFilters, TAG).slice(0, MAX_TAGS);
  const [section] = captures(optionalFilters, SECTION);
  return { tags: [...new Set(tags)], ...(section !== undefined && { section }) };
}

function captures(filters: unknown, pattern: RegExp): string[] {
  return [filters]
    .flat(2)
    .slice(0, MAX_FILTERS)
    .flatMap((filter) => (typeof filter === 'string' ? (pattern.exec(filter)?.[1] ?? []) : []));
}
