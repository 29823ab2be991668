import type { ElementType } from '@brand/web-sdk';

/**
 * Fields of an element that cross the bridge: those of all elements, those of shapes, and those of
 * each type. The types that apps use are derived from these lists. Links to other elements cross as
 * references, so that a room does not bring the whole venue with it.
 */
export const COMMON_FIELDS = [
  'name',
  'shortName',
  'description',
  'externalId',
  'icon',
  'extra',
] as const;

/** Fields of all elements with a shape on a floor. */
export const SHAPE_FIELDS = [
  'kind',
  'floor',
  'center',
  'geometry',
  'style',
  'isWalkable',
  'isObstacle',
  'locations',
  'connections',
  'annotations',
] as const;

/** Additional fields of each type. */
export const OWN_FIELDS = {
  floor: ['elevation', 'subtitle', 'isOutdoor', 'center', 'floorStack', 'maxHeight'],
  'floor-stack': ['address', 'defaultFloor', 'floors', 'isOutdoor'],
  space: ['isVoid', 'doors'],
  door: ['entranceKind', 'isExterior', 'spaces'],
  wall: [],
  window: [],
  object: [],
  area: [],
  'point-of-interest': [],
  annotation: ['element', 'floor', 'center', 'symbol'],
  connection: [
    'connectionType',
    'entrances',
    'exits',
    'floors',
    'isAccessible',
    'entryCost',
    'floorCostMultiplier',
  ],
  facade: ['floor', 'floorStack', 'elements'],
  node: ['floor', 'center'],
  location: [
    'categories',
    'center',
    'elements',
    'floors',
    'images',
    'instances',
    'isHidden',
    'links',
    'logo',
    'openingHours',
    'parent',
    'phone',
    'picture',
    'social',
    'sortOrder',
    'tags',
    'website',
  ],
  category: ['children', 'color', 'locations', 'parent', 'picture', 'sortOrder'],
} as const;

/** Whether a value is the type of an element. */
export function isElementType(value: unknown): value is ElementType {
  return typeof value === 'string' && Object.hasOwn(OWN_FIELDS, value);
}
