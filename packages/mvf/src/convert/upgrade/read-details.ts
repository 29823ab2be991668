import type { Details, Translation } from '../../v3/core/types.gen.ts';
import { defined, isJsonObject, type JsonObject, asRecord, textOf } from './untrusted-json.ts';

const LANGUAGE_TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;

/**
 * Reads the name, description and similar texts of an object, from its details and from separate
 * fields of older versions. Returns `undefined` if there are none.
 */
export function readDetails(details: unknown, outside: Partial<Details> = {}): Details | undefined {
  const raw = asRecord(details);
  const found: Details = defined({
    ...texts(raw),
    externalId: textOf(raw['externalId']) ?? outside.externalId,
    icon: textOf(raw['icon']) ?? outside.icon,
    translations: translations(raw['translations']),
  });
  for (const key of ['name', 'shortName', 'description'] as const) {
    const text = found[key] ?? outside[key];
    if (text !== undefined) found[key] = text;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

function texts(raw: JsonObject): Translation {
  return defined({
    name: textOf(raw['name']),
    shortName: textOf(raw['shortName']),
    description: textOf(raw['description']),
  });
}

function translations(value: unknown): Record<string, Translation> | undefined {
  const entries = Object.entries(asRecord(value)).filter(
    ([language, entry]) => LANGUAGE_TAG.test(language) && isJsonObject(entry),
  );
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([language, entry]) => [language, texts(asRecord(entry))]));
}
