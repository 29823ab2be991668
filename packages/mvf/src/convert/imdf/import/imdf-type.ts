/** The geometry of a type of feature; `none` means `null`. */
export type GeometryRole = 'polygon' | 'line' | 'point' | 'none' | 'any';

/** The feature types of IMDF 1.0.0. */
export type StandardType =
  | 'address'
  | 'amenity'
  | 'anchor'
  | 'building'
  | 'detail'
  | 'fixture'
  | 'footprint'
  | 'geofence'
  | 'kiosk'
  | 'level'
  | 'occupant'
  | 'opening'
  | 'relationship'
  | 'section'
  | 'unit'
  | 'venue';

/** Types that campus apps add to the standard: the ground, sights, and a graph of paths. */
export type LocalType =
  | 'environment-unit'
  | 'environment-amenity'
  | 'attraction'
  | 'path-node'
  | 'path-link';

export type ImdfType = StandardType | LocalType;

const STANDARD_TYPES: Readonly<Record<StandardType, GeometryRole>> = {
  address: 'none',
  amenity: 'point',
  anchor: 'point',
  building: 'none',
  detail: 'line',
  fixture: 'polygon',
  footprint: 'polygon',
  geofence: 'polygon',
  kiosk: 'polygon',
  level: 'polygon',
  occupant: 'none',
  opening: 'line',
  relationship: 'any',
  section: 'polygon',
  unit: 'polygon',
  venue: 'polygon',
};

const LOCAL_TYPES: Readonly<Record<LocalType, GeometryRole>> = {
  'environment-unit': 'polygon',
  'environment-amenity': 'point',
  attraction: 'point',
  'path-node': 'point',
  'path-link': 'none',
};

const ROLES: Readonly<Record<ImdfType, GeometryRole>> = { ...STANDARD_TYPES, ...LOCAL_TYPES };

const SPELLINGS: ReadonlyMap<string, ImdfType> = new Map<string, ImdfType>([
  ...(Object.keys(ROLES) as ImdfType[]).flatMap((type): [string, ImdfType][] => [
    [squash(type), type],
    [`${squash(type)}s`, type],
  ]),
  ['addresses', 'address'],
  ['amenities', 'amenity'],
  ['environment', 'environment-unit'],
  ['enviroment', 'environment-unit'],
  ['enviromentunit', 'environment-unit'],
  ['enviromentamenity', 'environment-amenity'],
  ['navpath', 'path-node'],
  ['navpathassociated', 'path-link'],
  ['navpathassocieted', 'path-link'],
]);

/** The names of the standard members. */
export const STANDARD_NAMES: readonly StandardType[] = Object.keys(
  STANDARD_TYPES,
) as StandardType[];

/** Parses a file name or a `feature_type`, in any case and number. */
export function parseType(name: string): ImdfType | undefined {
  return SPELLINGS.get(squash(name));
}

export function isLocalType(type: ImdfType): type is LocalType {
  return Object.hasOwn(LOCAL_TYPES, type);
}

/**
 * Chooses the type of a feature whose file and `feature_type` disagree. Some writers copy a
 * `feature_type` from one file to the next; the geometry reveals that, because only one of the two
 * types can have it. Otherwise the `feature_type` wins.
 */
export function chooseType(
  declared: ImdfType | undefined,
  fromFile: ImdfType | undefined,
  geometry: unknown,
): ImdfType | undefined {
  if (!declared || !fromFile || declared === fromFile) return declared ?? fromFile;
  const role = roleOf(geometry);
  return fits(fromFile, role) && !fits(declared, role) ? fromFile : declared;
}

function fits(type: ImdfType, role: GeometryRole): boolean {
  return ROLES[type] === role || ROLES[type] === 'any';
}

function roleOf(geometry: unknown): GeometryRole {
  if (typeof geometry !== 'object' || !geometry || !('type' in geometry)) return 'none';
  const type = typeof geometry.type === 'string' ? geometry.type.toLowerCase() : '';
  if (type.endsWith('polygon')) return 'polygon';
  if (type.endsWith('linestring')) return 'line';
  return type.endsWith('point') ? 'point' : 'any';
}

function squash(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
