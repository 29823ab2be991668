import type { SearchParameters } from '@brand/search-engine';
import { checkFilterSyntax } from './check-filter-syntax.ts';
import { badRequest } from './protocol-error.ts';

const LISTS = ['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'] as const;
const MAX_LEVELS = 10;
const QUOTED = `"[^"]*"|'[^']*'`;
/** `company:"A & B"<score=3>` in `filters`. */
const SCORED = new RegExp(
  `((?:${QUOTED}|[^\\s()"'<:]+):(?:${QUOTED}|[^\\s()"'<]+)(<score=\\d+>))`,
  'g',
);

/** Normalises older and rarer parameter spellings of the protocol. */
export function prepareParameters(parameters: SearchParameters): SearchParameters {
  const lists = LISTS.flatMap((name) =>
    parameters[name] === undefined ? [] : [[name, readFilterList(parameters[name])] as const],
  );
  const prepared = splitScores({ ...parameters, ...Object.fromEntries(lists) });
  if (prepared.filters !== undefined) checkFilterSyntax(prepared.filters);
  return prepared;
}

/**
 * Parses a list of filters that may also be a string: `a:1,(b:2,c:3)` is "a, and b or c". Empty
 * strings and lists are dropped.
 */
export function readFilterList(value: unknown): unknown {
  if (Array.isArray(value)) return withoutEmpty(value);
  if (typeof value !== 'string' || /^\s*\[/.test(value) || !/[,(]/.test(value)) return value;
  return splitAtCommas(value).map((part) => {
    const group = /^\((.*)\)$/s.exec(part)?.[1];
    return group === undefined ? part : splitAtCommas(group);
  });
}

function withoutEmpty(list: readonly unknown[], level = 0): unknown[] {
  if (level > MAX_LEVELS) throw badRequest('A list of filters has too many nested lists.');
  return list
    .map((item) => (Array.isArray(item) ? withoutEmpty(item, level + 1) : item))
    .filter((item) => item !== '' && !(Array.isArray(item) && item.length === 0));
}

/** Splits at commas outside brackets and quotes. */
function splitAtCommas(text: string): string[] {
  const parts = text.match(/(?:\([^()]*\)|"[^"]*"|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Moves scores in `filters` to optional filters; the filters still apply. */
function splitScores(parameters: SearchParameters): SearchParameters {
  const { filters, optionalFilters } = parameters;
  if (filters === undefined || !filters.includes('<score=')) return parameters;
  const preferred = [...filters.matchAll(SCORED)].map(([, scored]) => scored);
  return {
    ...parameters,
    filters: filters.replaceAll(SCORED, (scored: string) => scored.replace(/<score=\d+>$/, '')),
    optionalFilters: [...[optionalFilters ?? []].flat(), ...preferred],
  };
}
