import type { IdTables } from '../check-id-tables.ts';
import type { VenueUrl } from '../urls/check-urls.ts';
import type { TextTable } from '../walk-pattern.ts';

const PROPERTIES = 'features/*/properties';
const SHAPE = 'space|obstruction|entrance|area';
// The content system extends ordinary locations and categories, which then keep their ids.
const CONTENT_LOCATION = 'content location|location';
const CONTENT_CATEGORY = 'content category|category';

/** Locations of id declarations and references in version 2. */
export const V2_IDS: IdTables = {
  declared: [
    ['floors', `${PROPERTIES}/id`, 'floor'],
    ['floorStacks', '*/id', 'floor stack'],
    ['spaces', `${PROPERTIES}/id`, 'space'],
    ['obstructions', `${PROPERTIES}/id`, 'obstruction'],
    ['entrances', `${PROPERTIES}/id`, 'entrance'],
    ['areas', `${PROPERTIES}/id`, 'area'],
    ['textAreas', `${PROPERTIES}/id`, 'text area'],
    ['nodes', `${PROPERTIES}/id`, 'node'],
    ['connections', '*/id', 'connection'],
    ['annotations', '*/id', 'annotation'],
    ['locations', '*/id', 'location'],
    ['locationInstances', '*/id', 'location instance'],
    ['locationCategories', '*/id', 'category'],
    ['enterpriseLocations', '*/id', 'content location'],
    ['enterpriseCategories', '*/id', 'content category'],
  ],
  used: [
    ['floorStacks', '*/maps/*', 'floor'],
    ['floorStacks', '*/defaultFloor', 'floor'],
    ['spaces', `${PROPERTIES}/destinationNodes/*`, 'node'],
    ['obstructions', `${PROPERTIES}/destinationNodes/*`, 'node'],
    ['obstructions', `${PROPERTIES}/entrances/*`, 'entrance'],
    ['entrances', `${PROPERTIES}/destinationNodes/*`, 'node'],
    ['entrances', `${PROPERTIES}/node`, 'node'],
    ['areas', `${PROPERTIES}/destinationNodes/*`, 'node'],
    ['nodes', `${PROPERTIES}/map`, 'floor'],
    ['nodes', `${PROPERTIES}/neighbors/*`, 'node'],
    ['nodes', `${PROPERTIES}/neighbors/*/id`, 'node'],
    ['nodes', `${PROPERTIES}/space`, SHAPE],
    ['connections', '*/nodes/*', 'node'],
    ['connections', '*/entrances/*/node', 'node'],
    ['connections', '*/exits/*/node', 'node'],
    ['styles', '*/polygons/*', SHAPE],
    ['styles', '*/lineStrings/*', SHAPE],
    ['styles', '*/points/*', SHAPE],
    ['annotations', '*/anchor', SHAPE],
    ['floorImages', `${PROPERTIES}/anchor`, SHAPE],
    ['facades', '*/floorStack', 'floor stack'],
    ['facades', '*/spaces/*/map', 'floor'],
    ['facades', '*/spaces/*/id', SHAPE],
    ['locations', '*/categories/*', 'category'],
    ['locations', '*/anchors/*/map', 'floor'],
    ['locations', '*/anchors/*/id', SHAPE],
    ['locationInstances', '*/parentId', 'location'],
    ['locationInstances', '*/categories/*', 'category'],
    ['locationInstances', '*/anchors/*/map', 'floor'],
    ['locationInstances', '*/anchors/*/id', SHAPE],
    ['locationCategories', '*/parent', 'category'],
    ['enterpriseVenue', 'topLocations/*', CONTENT_LOCATION],
    ['enterpriseLocations', '*/categories/*', CONTENT_CATEGORY],
    ['enterpriseLocations', '*/spaces/*/map', 'floor'],
    ['enterpriseLocations', '*/spaces/*/id', SHAPE],
    ['enterpriseLocations', '*/nodes/*/map', 'floor'],
    ['enterpriseLocations', '*/nodes/*/id', 'node'],
    ['enterpriseLocations', '*/siblingGroups/*/siblings/*', CONTENT_LOCATION],
    ['enterpriseCategories', '*/parent', CONTENT_CATEGORY],
    ['enterpriseLayers', '*/spaces/*/spaceId', SHAPE],
  ],
};

/** Files of version 2 whose features have a shape. */
export const V2_SHAPES: readonly string[] = [
  'manifest',
  'floors',
  'spaces',
  'obstructions',
  'entrances',
  'areas',
  'nodes',
  'floorImages',
  'textAreas',
];

/** Locations of URLs in version 2. */
export const V2_URLS: TextTable<VenueUrl['use']> = [
  ...['locations', 'locationInstances', 'enterpriseLocations'].flatMap(placeUrls),
  ['locationCategories', '*/details/icon', 'asset'],
  ['enterpriseCategories', '*/icon', 'asset'],
  ['enterpriseCategories', '*/picture', 'asset'],
  ['enterpriseVenue', 'logo', 'asset'],
  ['enterpriseVenue', 'coverImage', 'asset'],
  ['enterpriseVenue', 'webUrl', 'link'],
  ['annotationSymbols', '*/url', 'asset'],
  ['floorImages', `${PROPERTIES}/path`, 'asset'],
  ['tilesets', '*/url', 'asset'],
  ...['floors', 'spaces', 'obstructions', 'entrances', 'areas'].map(
    (key) => [key, `${PROPERTIES}/details/icon`, 'asset'] as const,
  ),
];

function placeUrls(key: string): TextTable<VenueUrl['use']> {
  return [
    [key, '*/details/icon', 'asset'],
    [key, '*/icon', 'asset'],
    [key, '*/logo', 'asset'],
    [key, '*/picture', 'asset'],
    [key, '*/images/*/url', 'asset'],
    [key, '*/website/url', 'link'],
    [key, '*/links/*/url', 'link'],
    [key, '*/social/*/url', 'link'],
  ];
}
