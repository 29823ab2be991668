import type { DraftAccess } from '../../assemble/venue-draft.ts';
import type { Details, Translation } from '../../v3/core/types.gen.ts';
import { hasTag, type OsmTags } from './osm-feature.ts';

const NAME_IN = /^(name|short_name|description):([a-z]{2,3}(?:[-_][A-Za-z]{2,8})*)$/;
const FIELDS: Readonly<Record<string, keyof Translation>> = {
  name: 'name',
  short_name: 'shortName',
  description: 'description',
};

/**
 * Returns the name and description of a feature. If there are several languages, `language` is
 * preferred.
 */
export function describeFeature(id: string, tags: OsmTags, language?: string): Details {
  const translations = readTranslations(tags);
  const preferred = language === undefined ? undefined : translations[language];
  const ref = tags['ref'] ?? tags['loc_ref'];
  const name = preferred?.name ?? tags['name'] ?? ref;
  const shortName = preferred?.shortName ?? tags['short_name'] ?? ref;
  const description = preferred?.description ?? tags['description'];
  if (language !== undefined) delete translations[language];
  return {
    ...(name && { name }),
    ...(shortName && shortName !== name && { shortName }),
    ...(description && { description }),
    externalId: id,
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}

function readTranslations(tags: OsmTags): Record<string, Translation> {
  const translations: Record<string, Translation> = {};
  for (const [key, value] of Object.entries(tags)) {
    const [, field = '', code = ''] = NAME_IN.exec(key) ?? [];
    const target = FIELDS[field];
    if (!target || !value) continue;
    const tag = code.replaceAll('_', '-');
    translations[tag] = { ...translations[tag], [target]: value };
  }
  return translations;
}

/** Returns the access, as far as the tags restrict it. */
export function accessOf(tags: OsmTags): { readonly access?: DraftAccess } {
  const isClosed =
    ['private', 'no', 'staff', 'employees'].includes(tags['access'] ?? '') ||
    tags['locked'] === 'yes' ||
    tags['entrance'] === 'emergency' ||
    tags['entrance'] === 'service';
  const isStepped = tags['wheelchair'] === 'no';
  if (!isClosed && !isStepped) return {};
  return {
    access: { ...(isStepped && { accessible: false }), ...(isClosed && { public: false }) },
  };
}

/** Returns the postal address in one line, as far as it is tagged. */
export function addressOf(tags: OsmTags): string | undefined {
  if (hasTag(tags, 'addr:full')) return tags['addr:full'];
  const street = [tags['addr:street'] ?? tags['addr:place'], tags['addr:housenumber']];
  const city = [tags['addr:postcode'], tags['addr:city']];
  const lines = [street, city, [tags['addr:country']]].map((line) =>
    line.filter(Boolean).join(' '),
  );
  return lines.filter(Boolean).join(', ') || undefined;
}
