import { convexHull, polygonCentroid } from '@brand/geo';
import type { VenueDraft } from '../../../assemble/venue-draft.ts';
import type { CmsLanguage } from '../../../v3/extensions/cms-extension/types.gen.ts';
import { addressOf, findAddress } from './address-text.ts';
import { categoryName } from '../category-name.ts';
import { contactOf } from './contact-facts.ts';
import { type ImdfContext, noteFeature, toPosition } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, isRecord, lowerCase, textOf } from './imdf-feature.ts';
import type { ImdfType } from './imdf-type.ts';

type VenueFacts = Pick<VenueDraft, 'name' | 'center' | 'address' | 'cmsVenue'>;

/** Reads the data of the venue as a whole. */
export function readVenue(context: ImdfContext): VenueFacts {
  const [venue, ...others] = context.members.of('venue');
  for (const other of others) {
    noteFeature(context, other, {
      action: 'dropped',
      code: 'second-venue',
      message: 'A bundle contains one venue. All venues after the first were left out.',
    });
  }
  const languages = listLanguages(context);
  const { language } = context.labels;
  const base = { defaultLanguage: language, languages };
  if (!venue) {
    context.report.note({
      action: 'guessed',
      code: 'missing-venue',
      message: 'There is no venue. It was named after its building, or "Venue".',
      source: 'venue.geojson',
    });
    return { name: buildingName(context) ?? 'Venue', cmsVenue: base };
  }
  const details = context.labels.details(venue);
  const { openingHours, phone, website, extra } = contactOf(context, venue);
  const address = addressOf(context, venue);
  const found = findAddress(context, venue);
  const country = found && textOf(found, 'country');
  const category = categoryOf(venue);
  const kept = { ...extra, ...(category && { category }), ...(phone !== undefined && { phone }) };
  const center = displayPoint(context) ?? middleOf(context, venue);
  return {
    name: details.name ?? buildingName(context) ?? categoryName(category) ?? 'Venue',
    ...(center && { center }),
    ...(address !== undefined && { address }),
    cmsVenue: {
      ...base,
      details,
      ...(country !== undefined && /^[a-z]{2}$/i.test(country) && { countrycode: country }),
      ...(website && { webUrl: website.url }),
      ...(openingHours && { operationHours: [...openingHours] }),
      ...(Object.keys(kept).length > 0 && { extra: kept }),
    },
  };
}

function buildingName({ members, labels }: ImdfContext): string | undefined {
  for (const building of members.of('building')) {
    const { name } = labels.details(building);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Returns the label position of the venue, if it has one near its features. */
function displayPoint({ members, geometry }: ImdfContext): readonly number[] | undefined {
  const [venue] = members.of('venue');
  const point = venue?.properties['display_point'];
  if (!venue || !isRecord(point) || lowerCase(point['type']) !== 'point') return undefined;
  return geometry.point({ ...venue, geometry: point });
}

function middleOf(context: ImdfContext, venue: ImdfFeature): readonly number[] | undefined {
  const corners = context.geometry.corners(venue).map(context.frame.toMetres);
  if (corners.length < 3) return undefined;
  return toPosition(context.frame, polygonCentroid([convexHull(corners)]));
}

const NAMED: readonly ImdfType[] = [
  'venue',
  'building',
  'level',
  'unit',
  'occupant',
  'amenity',
  'section',
  'kiosk',
];

/** Lists every language of names, the default first. */
function listLanguages({ members, labels }: ImdfContext): CmsLanguage[] {
  const tags = new Set([labels.language]);
  for (const feature of NAMED.flatMap((type) => members.of(type))) {
    const names = feature.properties['name'];
    if (!isRecord(names)) continue;
    for (const tag of labels.read(feature, 'name').keys()) tags.add(tag);
  }
  return [...tags].map((code) => ({ code, name: ENDONYMS.get(code.toLowerCase()) ?? code }));
}

const ENDONYMS: ReadonlyMap<string, string> = new Map([
  ['ar', 'العربية'],
  ['cs', 'Čeština'],
  ['da', 'Dansk'],
  ['de', 'Deutsch'],
  ['el', 'Ελληνικά'],
  ['en', 'English'],
  ['en-gb', 'English (UK)'],
  ['en-us', 'English (US)'],
  ['es', 'Español'],
  ['fi', 'Suomi'],
  ['fr', 'Français'],
  ['fr-ca', 'Français (Canada)'],
  ['he', 'עברית'],
  ['hi', 'हिन्दी'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['nl', 'Nederlands'],
  ['no', 'Norsk'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['pt-br', 'Português (Brasil)'],
  ['ru', 'Русский'],
  ['sv', 'Svenska'],
  ['th', 'ไทย'],
  ['tr', 'Türkçe'],
  ['uk', 'Українська'],
  ['vi', 'Tiếng Việt'],
  ['zh', '中文'],
  ['zh-hans', '简体中文'],
  ['zh-hant', '繁體中文'],
]);
