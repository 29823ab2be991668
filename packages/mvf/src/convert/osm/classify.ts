import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';
import { hasTag, isArea, type OsmFeature, type OsmTags } from './osm-feature.ts';
import { isFurniture, isPlace } from './place-tags.ts';

/** The role of a feature in the import. */
export type OsmRole =
  /** Walkable, with walls around it (`room`), or open to its neighbours (`area`, `corridor`). */
  | { readonly role: 'space'; readonly space: 'room' | 'area' | 'corridor' }
  | { readonly role: 'connector'; readonly connector: ConnectionType }
  | { readonly role: 'object' | 'wall' | 'window' | 'void' | 'zone' | 'tactile' }
  | { readonly role: 'door' | 'path' | 'poi' | 'level' | 'building' | 'corner' | 'other' };

const SPACES: ReadonlyMap<string, 'room' | 'area' | 'corridor'> = new Map([
  ['room', 'room'],
  ['area', 'area'],
  ['corridor', 'corridor'],
  ['hall', 'corridor'],
  ['hallway', 'corridor'],
  ['lobby', 'area'],
  ['foyer', 'area'],
]);
const OBJECTS: ReadonlySet<string> = new Set(['column', 'pillar', 'furniture', 'object', 'desk']);
const VOIDS: ReadonlySet<string> = new Set(['void', 'hole', 'opening', 'shaft']);
const BARRIER_DOORS = /gate|turnstile|^door$|^entrance$|^bollard$|^cycle_barrier$/;
const WALKWAYS: ReadonlySet<string> = new Set([
  'footway',
  'corridor',
  'path',
  'pedestrian',
  'living_street',
  'platform',
]);
// Surfaces that people do not enter as a room: cars, grass, open roofs.
const ZONES: ReadonlySet<string> = new Set([
  'parking',
  'parking_space',
  'bicycle_parking',
  'motorcycle_parking',
  'shelter',
  'bus_station',
  'taxi',
  'fuel',
]);

/** Classifies a feature by tags and geometry. */
export function classify({ tags, geometry }: OsmFeature): OsmRole {
  const shape = shapeOf(geometry.type, tags);
  if (tags['indoor'] === 'level') return { role: 'level' };
  if (isDoor(tags, shape)) return { role: 'door' };
  const connector = connectorOf(tags);
  if (connector) return { role: 'connector', connector };
  if (tags['indoor'] === 'window') return { role: 'window' };
  if (shape !== 'point' && (tags['indoor'] === 'wall' || isBarrier(tags))) return { role: 'wall' };
  if (OBJECTS.has(tags['indoor'] ?? '')) return { role: 'object' };
  if (VOIDS.has(tags['indoor'] ?? '')) return { role: 'void' };
  if (shape === 'area') return classifyArea(tags);
  if (shape === 'line') return { role: lineRole(tags) };
  if (isPlace(tags)) return { role: isFurniture(tags) ? 'object' : 'poi' };
  const isCorner = Object.keys(tags).every((key) => CORNER_KEYS.test(key));
  return { role: isCorner && hasTag(tags, 'level') ? 'corner' : 'other' };
}

const CORNER_KEYS = /^(level|repeat_on|point:.*|source|ele|height)$/;

function shapeOf(type: OsmFeature['geometry']['type'], tags: OsmTags): 'point' | 'line' | 'area' {
  if (type === 'Point') return 'point';
  if (type === 'LineString' || type === 'MultiLineString') return 'line';
  // Converters make areas of all closed ways that are tagged as indoor, including footpaths.
  return isArea(tags) || (!hasTag(tags, 'highway') && tags['indoor'] !== 'pathway')
    ? 'area'
    : 'line';
}

function isDoor(tags: OsmTags, shape: 'point' | 'line' | 'area'): boolean {
  if (shape === 'area') return false;
  if (tags['indoor'] === 'door' || tags['indoor'] === 'entrance') return true;
  // `door=no` is a passage without a leaf.
  if (tags['door'] !== undefined || hasTag(tags, 'entrance')) return true;
  return shape === 'point' && BARRIER_DOORS.test(tags['barrier'] ?? '');
}

function connectorOf(tags: OsmTags): ConnectionType | undefined {
  const { highway, indoor, room } = tags;
  const isNamed = (...names: string[]): boolean =>
    names.some((name) => highway === name || indoor === name || room === name);
  if (isNamed('elevator', 'lift') || tags['elevator'] === 'yes') return 'elevator';
  if (hasTag(tags, 'conveying')) return highway === 'steps' ? 'escalator' : conveyor(tags);
  if (isNamed('escalator')) return 'escalator';
  if (isNamed('travelator', 'moving_walkway')) return 'travelator';
  if (isNamed('steps', 'stairs', 'staircase', 'stairwell') || tags['stairs'] === 'yes') {
    return 'stairs';
  }
  if (isNamed('ladder') || tags['ladder'] === 'yes') return 'ladder';
  return isNamed('ramp') ? 'ramp' : undefined;
}

/**
 * Returns the type of a moving ramp: between levels it works like an escalator, on one level it is
 * a moving walkway.
 */
function conveyor(tags: OsmTags): ConnectionType {
  return /\d\s*[;,]\s*-?\d|\d-/.test(tags['level'] ?? '') ? 'escalator' : 'travelator';
}

function isBarrier(tags: OsmTags): boolean {
  return hasTag(tags, 'barrier') && !BARRIER_DOORS.test(tags['barrier'] ?? '');
}

function classifyArea(tags: OsmTags): OsmRole {
  const space = SPACES.get(tags['indoor'] ?? '');
  if (space) return { role: 'space', space };
  if (hasTag(tags, 'room')) return { role: 'space', space: 'room' };
  if (tags['highway'] === 'corridor' || WALKWAYS.has(tags['highway'] ?? '')) {
    return { role: 'space', space: 'corridor' };
  }
  if (isPlatform(tags)) return { role: 'space', space: 'area' };
  if (isOutline(tags)) return { role: 'building' };
  if (ZONES.has(tags['amenity'] ?? '')) return { role: 'zone' };
  if (!isPlace(tags)) return { role: 'other' };
  return isFurniture(tags) ? { role: 'object' } : { role: 'space', space: 'room' };
}

/** Whether a feature is a platform. People walk on platforms as they do in halls. */
export function isPlatform(tags: OsmTags): boolean {
  return tags['railway'] === 'platform' || tags['public_transport'] === 'platform';
}

/**
 * Whether a building is an outline. A kiosk in a hall, or a building part that is a shop, resembles
 * a room more than a building.
 */
function isOutline(tags: OsmTags): boolean {
  const isInside = tags['level'] !== undefined && isPlace(tags);
  if (hasTag(tags, 'building')) return !(isInside && tags['building'] === 'kiosk');
  return hasTag(tags, 'building:part') && !isInside;
}

function lineRole(tags: OsmTags): 'path' | 'tactile' | 'other' {
  if (WALKWAYS.has(tags['highway'] ?? '')) return 'path';
  if (tags['indoor'] === 'pathway' || tags['indoor'] === 'corridor') return 'path';
  return tags['tactile_paving'] === 'yes' ? 'tactile' : 'other';
}
