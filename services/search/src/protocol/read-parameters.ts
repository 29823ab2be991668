import { MAX_QUERY_LENGTH } from '@brand/wire/search';
import type { SearchParameters } from '@brand/search-engine';
import { badRequest } from './protocol-error.ts';

const MAX_HITS = 1000;
const MAX_TEXT_LENGTH = 10_000;
const MAX_NAMES = 200;

type Check = (name: string, value: unknown) => unknown;

/** Validators of the parameters that the engine reads. Others are passed through. */
const CHECKS: Readonly<Record<string, Check>> = {
  query: (name, value) => checkText(name, value, MAX_QUERY_LENGTH),
  filters: (name, value) => checkText(name, value, MAX_TEXT_LENGTH),
  page: (name, value) => checkNumber(name, value, Number.MAX_SAFE_INTEGER),
  hitsPerPage: (name, value) => checkNumber(name, value, MAX_HITS),
  offset: (name, value) => checkNumber(name, value, Number.MAX_SAFE_INTEGER),
  length: (name, value) => checkNumber(name, value, MAX_HITS),
  maxValuesPerFacet: (name, value) => checkNumber(name, value, MAX_HITS),
  distinct: (name, value) => (typeof value === 'boolean' ? value : checkNumber(name, value, 100)),
  facets: checkNames,
  attributesToRetrieve: checkNames,
  attributesToHighlight: checkNames,
  attributesToSnippet: checkNames,
  restrictSearchableAttributes: checkNames,
  snippetEllipsisText: (name, value) => checkText(name, value, 100),
  highlightPreTag: (name, value) => checkText(name, value, 200),
  highlightPostTag: (name, value) => checkText(name, value, 200),
  clickAnalytics: checkFlag,
  advancedSyntax: checkFlag,
  analytics: checkFlag,
};
/** Index settings that a query cannot override. */
const SETTINGS_ALONE = new Set([
  'searchableAttributes',
  'attributesForFaceting',
  'unretrievableAttributes',
  'customRanking',
  'paginationLimitedTo',
]);

/** Parses the parameters of one query: an object, or a URL-encoded `params` text. */
export function readParameters(body: Readonly<Record<string, unknown>>): SearchParameters {
  const { params, ...rest } = body;
  const given = typeof params === 'string' ? { ...readAddress(params), ...rest } : rest;
  const entries = Object.entries(given)
    .filter(([name, value]) => value !== null && value !== undefined && !SETTINGS_ALONE.has(name))
    .map(([name, value]) => {
      const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
      return [name, check ? check(name, value) : value] as const;
    });
  return Object.fromEntries(entries) as SearchParameters;
}

/** Parses `query=marker&hitsPerPage=5`: values are texts, numbers, flags or JSON. */
export function readAddress(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, readValue(name, value)]),
  );
}

function readValue(name: string, value: string): unknown {
  if (name === 'query' || name === 'filters') return value;
  if (/^\[|^\{/.test(value)) {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      throw badRequest(`${name}: expected JSON, found "${value.slice(0, 60)}".`);
    }
  }
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

function checkText(name: string, value: unknown, longest: number): string {
  if (typeof value !== 'string') throw badRequest(`${name}: expected a string.`);
  if (value.length > longest) {
    throw badRequest(
      `${name}: too long. ${value.length} characters, ${longest} are allowed. Shorten it.`,
    );
  }
  // Control characters separate words.
  // oxlint-disable-next-line no-control-regex -- They are what is looked for.
  return value.replaceAll(/[\u0000-\u001F\u007F]/g, ' ');
}

function checkNumber(name: string, value: unknown, most: number): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most) {
    return number;
  }
  const range = most === Number.MAX_SAFE_INTEGER ? '0 or more' : `from 0 to ${most}`;
  throw badRequest(`${name}: expected a whole number, ${range}.`);
}

function checkNames(name: string, value: unknown): readonly string[] {
  const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
  const isList = Array.isArray(list) && list.every((item) => typeof item === 'string');
  if (!isList) throw badRequest(`${name}: expected a list of names.`);
  if (list.length > MAX_NAMES) throw badRequest(`${name}: more than ${MAX_NAMES} names.`);
  return list as readonly string[];
}

function checkFlag(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw badRequest(`${name}: expected true or false.`);
}
