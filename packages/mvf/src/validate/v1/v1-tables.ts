import type { IdTables } from '../check-id-tables.ts';
import type { VenueUrl } from '../urls/check-urls.ts';
import type { TextTable } from '../walk-pattern.ts';

const PROPERTIES = 'features/*/properties';

/**
 * Locations of id declarations and references in version 1. Every stop of a connection repeats its
 * id.
 */
export const V1_IDS: IdTables = {
  declared: [
    ['venue', `${PROPERTIES}/id`, 'venue'],
    ['buildings', `${PROPERTIES}/id`, 'building'],
    ['levels', `${PROPERTIES}/id`, 'level'],
    ['spaces', `${PROPERTIES}/id`, 'space'],
    ['obstructions', `${PROPERTIES}/id`, 'obstruction'],
    ['nodes', `${PROPERTIES}/id`, 'node'],
    ['locations', `${PROPERTIES}/id`, 'location'],
    ['categories', `${PROPERTIES}/id`, 'category'],
  ],
  used: [
    ['venue', `${PROPERTIES}/buildings/*`, 'building'],
    ['buildings', `${PROPERTIES}/venue`, 'venue'],
    ['levels', `${PROPERTIES}/building`, 'building'],
    ['spaces', `${PROPERTIES}/parent`, 'space'],
    ['spaces', `${PROPERTIES}/nodes/*`, 'node'],
    ['obstructions', `${PROPERTIES}/nodes/*`, 'node'],
    ['nodes', `${PROPERTIES}/neighbors/*`, 'node'],
    ['connections', `${PROPERTIES}/nodes/*`, 'node'],
    ['locations', `${PROPERTIES}/categories/*`, 'category'],
    ['locations', `${PROPERTIES}/spaces/*`, 'space|obstruction'],
    ['locations', `${PROPERTIES}/nodes/*`, 'node'],
    ['categories', `${PROPERTIES}/parent`, 'category'],
  ],
};

/** Locations of references to levels in version 1. */
export const V1_LEVELS: TextTable = [
  ['levels', `${PROPERTIES}/id`, 'level'],
  ['spaces', `${PROPERTIES}/level`, 'level'],
  ['obstructions', `${PROPERTIES}/level`, 'level'],
  ['nodes', `${PROPERTIES}/level`, 'level'],
  ['connections', `${PROPERTIES}/level`, 'level'],
];

/** Files of version 1 whose features have a shape. */
export const V1_SHAPES: readonly string[] = [
  'venue',
  'buildings',
  'levels',
  'spaces',
  'obstructions',
  'nodes',
  'connections',
  'locations',
];

/** Locations of URLs in version 1. */
export const V1_URLS: TextTable<VenueUrl['use']> = [
  ['locations', `${PROPERTIES}/logo`, 'asset'],
  ['locations', `${PROPERTIES}/icon`, 'asset'],
  ['locations', `${PROPERTIES}/images/*/url`, 'asset'],
  ['locations', `${PROPERTIES}/website/url`, 'link'],
  ['locations', `${PROPERTIES}/links/*/url`, 'link'],
  ['locations', `${PROPERTIES}/social/*/url`, 'link'],
  ['categories', `${PROPERTIES}/icon`, 'asset'],
];
