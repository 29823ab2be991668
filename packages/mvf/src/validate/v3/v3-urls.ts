import type { VenueUrl } from '../urls/check-urls.ts';
import type { TextTable } from '../walk-pattern.ts';

const PROPERTIES = 'features/*/properties';

const LISTS_WITH_DETAILS = [
  'floorStacks',
  'connections',
  'locations',
  'locationInstances',
  'locationCategories',
  'entranceAesthetic',
];

/** Locations of URLs in version 3. */
export const V3_URLS: TextTable<VenueUrl['use']> = [
  ['cmsVenue', 'details/icon', 'asset'],
  ['floors', `${PROPERTIES}/details/icon`, 'asset'],
  ['geometry', `${PROPERTIES}/details/icon`, 'asset'],
  ...LISTS_WITH_DETAILS.map((key) => [key, '*/details/icon', 'asset'] as const),
  ...['locations', 'locationInstances'].flatMap(placeUrls),
  ['annotationSymbols', '*/url', 'asset'],
  ['tileset', '*/url', 'asset'],
  ['floorImages', `${PROPERTIES}/path`, 'asset'],
  ['cmsVenue', 'logo', 'asset'],
  ['cmsVenue', 'coverImage', 'asset'],
  ['cmsVenue', 'webUrl', 'link'],
  ['cmsCategories', '*/picture', 'asset'],
  ['cmsLocations', '*/picture', 'asset'],
];

function placeUrls(key: string): TextTable<VenueUrl['use']> {
  return [
    [key, '*/logo', 'asset'],
    [key, '*/website/url', 'link'],
    [key, '*/images/*/url', 'asset'],
    [key, '*/links/*/url', 'link'],
    [key, '*/social/*/url', 'link'],
  ];
}
