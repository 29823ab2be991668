/** Condition on the objects of a result. */
export type Filter =
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'number';
      readonly attribute: string;
      readonly low: number;
      readonly high: number;
      /** Whether both ends are exclusive. */
      readonly isOpen?: boolean;
    }
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter };

/** An optional filter and its score. */
export type Preference = { readonly filter: Filter; readonly score: number };

/** Thrown for an invalid filter. The message is for the author of the query. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

const MAX_FILTERS = 500;
const MAX_LEVELS = 8;

/**
 * Parses `facetFilters`: a list is "and", a nested list "or", a minus before attribute or value
 * "not".
 */
export function readFacetFilters(value: unknown): Filter | undefined {
  return readList(value, 'facetFilters', readFacet);
}

/** Parses `numericFilters`: `price>=10`, `year:2000 TO 2020`. */
export function readNumericFilters(value: unknown): Filter | undefined {
  return readList(value, 'numericFilters', (text) => {
    const filter = readNumeric(text);
    if (filter) return filter;
    throw new FilterError(
      `numericFilters: "${shorten(text)}" is not a comparison. Write it as "price>=10" or "year:2000 TO 2020".`,
    );
  });
}

/** Parses `tagFilters`, which are facet filters of the attribute `_tags`. */
export function readTagFilters(value: unknown): Filter | undefined {
  return readList(value, 'tagFilters', (text) =>
    text.startsWith('-')
      ? { kind: 'not', filter: { kind: 'facet', attribute: '_tags', value: text.slice(1) } }
      : { kind: 'facet', attribute: '_tags', value: text },
  );
}

/** Parses `optionalFilters`: facet filters with an individual score: `sdk:web<score=2>`. */
export function readOptionalFilters(value: unknown): Preference[] {
  return flatten(parseJson(value), 'optionalFilters').map((text) => {
    const [, name = '', score] = /^(.*?)(?:<score=(\d+)>)?$/s.exec(text) ?? [];
    return { filter: readFacet(name), score: score === undefined ? 1 : Number(score) };
  });
}

function readList(
  value: unknown,
  name: string,
  readOne: (text: string) => Filter,
): Filter | undefined {
  const list = parseJson(value);
  if (list === undefined || list === null || list === '') return undefined;
  let count = 0;
  const read = (item: unknown, level: number): Filter => {
    count += 1;
    if (count > MAX_FILTERS) {
      throw new FilterError(`${name}: more than ${MAX_FILTERS} filters. Send fewer.`);
    }
    if (typeof item === 'string') return readOne(item);
    if (!Array.isArray(item) || level > MAX_LEVELS) {
      throw new FilterError(
        `${name}: expected strings and lists of strings, found ${describe(item)}.`,
      );
    }
    const filters = item.map((part) => read(part, level + 1));
    return { kind: level % 2 === 0 ? 'and' : 'or', filters };
  };
  return typeof list === 'string' ? readOne(list) : read(list, 0);
}

function flatten(value: unknown, name: string): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) {
    throw new FilterError(
      `${name}: expected strings and lists of strings, found ${describe(value)}.`,
    );
  }
  const texts = value.flatMap((item) => flatten(item, name));
  if (texts.length > MAX_FILTERS) {
    throw new FilterError(`${name}: more than ${MAX_FILTERS} filters. Send fewer.`);
  }
  return texts;
}

/** In URLs, lists are JSON; a plain string is a single filter. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new FilterError(`A list of filters is not valid JSON: "${shorten(value)}".`);
  }
}

function readFacet(text: string): Filter {
  const isNot = text.startsWith('-');
  const name = isNot ? text.slice(1) : text;
  const colon = name.indexOf(':');
  if (colon < 1) {
    throw new FilterError(`"${shorten(text)}" is not a filter. Write it as "attribute:value".`);
  }
  // A backslash escapes a minus at the start of a value.
  const rest = name.slice(colon + 1);
  const isNotValue = rest.startsWith('-');
  const value = rest.replace(/^-/, '').replace(/^\\-/, '-');
  const filter: Filter = { kind: 'facet', attribute: name.slice(0, colon), value };
  return isNot !== isNotValue ? { kind: 'not', filter } : filter;
}

/** Parses one comparison; `undefined` if the text is not one. */
export function readNumeric(text: string): Filter | undefined {
  const range = /^\s*([^\s:<>=!]+)\s*:\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)\s*$/i.exec(text);
  if (range) {
    return {
      kind: 'number',
      attribute: range[1] ?? '',
      low: Number(range[2]),
      high: Number(range[3]),
    };
  }
  const compared = /^\s*([^\s:<>=!]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d[\d.]*)\s*$/.exec(text);
  if (!compared) return undefined;
  const [, attribute = '', operator, digits] = compared;
  const value = Number(digits);
  const within = (low: number, high: number, isOpen = false): Filter => ({
    kind: 'number',
    attribute,
    low,
    high,
    isOpen,
  });
  if (operator === '=') return within(value, value);
  if (operator === '!=') return { kind: 'not', filter: within(value, value) };
  if (operator === '<') return within(-Infinity, value, true);
  if (operator === '>') return within(value, Infinity, true);
  return operator === '<=' ? within(-Infinity, value) : within(value, Infinity);
}

function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'nested lists' : `a ${typeof value}`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
