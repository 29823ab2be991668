import type { Details, Translation } from '../../v3/core/types.gen.ts';

// Bundles are not validated when they are read, so exporters encounter any JSON. These functions
// pass values of the expected type and drop all others.

/** Returns the objects of a list, or an empty list if the value is not a list. */
export function objectsOf<Value extends object>(list: readonly Value[] | undefined): Value[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry) : [];
}

/** Returns the texts of a list, or an empty list if the value is not a list. */
export function textsOf(list: readonly (string | undefined)[] | undefined): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** Returns the entries of an object, or an empty list if the value is not an object. */
export function entriesOf<Value>(
  record: Readonly<Record<string, Value>> | undefined,
): [string, Value][] {
  return record && typeof record === 'object' ? Object.entries(record) : [];
}

/** Returns the object under an own key of an object, never an inherited one. */
export function objectAt<Value extends object>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  if (!record || typeof record !== 'object' || !Object.hasOwn(record, key)) return undefined;
  const value = record[key];
  return value && typeof value === 'object' ? value : undefined;
}

/** Returns the number, or the fallback if the value is not a finite number. */
export function finiteOr(value: number | undefined, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

const TEXTS = ['name', 'shortName', 'description', 'externalId', 'icon'] as const;

/** Returns the details whose values are texts. */
export function cleanDetails(details: Details | undefined): Details {
  if (!details || typeof details !== 'object') return {};
  const clean: Details = {};
  for (const key of TEXTS) {
    const text = details[key];
    if (typeof text === 'string') clean[key] = text;
  }
  const translations = entriesOf(details.translations)
    .filter(([, texts]) => typeof texts === 'object' && texts)
    .map(([language, texts]): [string, Translation] => [language, cleanTranslation(texts)]);
  return translations.length > 0
    ? { ...clean, translations: Object.fromEntries(translations) }
    : clean;
}

function cleanTranslation(texts: Translation): Translation {
  const { name, shortName, description } = cleanDetails(texts);
  return {
    ...(name !== undefined && { name }),
    ...(shortName !== undefined && { shortName }),
    ...(description !== undefined && { description }),
  };
}
