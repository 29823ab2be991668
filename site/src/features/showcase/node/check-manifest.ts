import type { ShowcaseManifest } from '../showcase-item.ts';

/** The venue types that items are filtered by, with their demo venues. */
export const VENUES_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  Airport: ['northwind-airport'],
  Campus: ['alder-campus'],
  Hospital: ['st-brigid-hospital'],
  Mall: ['harbour-mall'],
  Office: ['kestrel-house'],
};

const TEXTS = {
  title: [3, 40],
  summary: [30, 120],
  description: [120, 600],
} as const;
const KEYS = new Set([...Object.keys(TEXTS), 'venue', 'venueType', 'features']);

/** Problems of an `item.json`, each with its location; empty if it is valid. */
export function checkManifest(manifest: unknown, version: string): readonly string[] {
  if (typeof manifest !== 'object' || manifest === null) return ['expected an object.'];
  const fields = manifest as Readonly<Record<string, unknown>>;
  return [
    ...Object.keys(fields)
      .filter((key) => !KEYS.has(key))
      .map((key) => `${key}: unknown field. Known: ${[...KEYS].join(', ')}.`),
    ...Object.entries(TEXTS).flatMap(([key, [least, most]]) => {
      const text = fields[key];
      const fits = typeof text === 'string' && text.length >= least && text.length <= most;
      return fits ? [] : [`${key}: expected a text of ${least} to ${most} characters.`];
    }),
    ...checkVenue(fields as Partial<ShowcaseManifest>),
    ...checkFeatures(fields['features'], version),
  ];
}

function checkVenue({ venue = '', venueType = '' }: Partial<ShowcaseManifest>): readonly string[] {
  const venues = VENUES_BY_TYPE[venueType];
  if (!venues) {
    return [`venueType: expected one of ${Object.keys(VENUES_BY_TYPE).join(', ')}.`];
  }
  return venues.includes(venue) ? [] : [`venue: expected one of ${venues.join(', ')}.`];
}

function checkFeatures(features: unknown, version: string): readonly string[] {
  if (!Array.isArray(features) || features.length === 0) {
    return ['features: expected at least one feature.'];
  }
  const folder = version === '6.0' ? '/web-sdk/' : `/web-sdk/${version}/`;
  return features.flatMap((feature: unknown, at) => {
    const { name, guide } = (feature ?? {}) as { name?: unknown; guide?: unknown };
    const place = `features[${at}]`;
    return [
      ...(typeof name === 'string' && name !== '' ? [] : [`${place}.name: expected a text.`]),
      ...(typeof guide === 'string' && /^[\w.-]+$/.test(guide.replace(folder, ''))
        ? []
        : [`${place}.guide: expected a page below ${folder}.`]),
    ];
  });
}
