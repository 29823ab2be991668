import type { ElementType } from '@brand/web-sdk';

/**
 * Which fields of an element cross the bridge: those that all have, those of shapes, and those of
 * its type. The types that apps see are made from these lists. Links to other elements cross as
 * references, so that a room does not bring the whole venue along.
 */
export const COMMON_FIELDS = [
  'name',
  'shortName',
  'description',
  'externalId',
  'icon',
  'extra',
] as const;

/** Fields of everything with a shape on a floor. */
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

/** Fields that a type has besides. */
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
