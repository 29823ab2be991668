import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';

/** The kind of a feature, as the importer classifies it. */
export type FeatureKind =
  | { readonly role: 'connector'; readonly connector: ConnectionType }
  | {
      readonly role: PlainRole;
      /** The source's own name for the feature, if it is more specific than the role. */
      readonly category?: string;
    };

type PlainRole =
  | 'room'
  | 'hall'
  | 'wall'
  | 'window'
  | 'door'
  | 'object'
  /** An object that people walk up to, such as a reception desk. */
  | 'counter'
  | 'void'
  /** A part of the building that people cannot enter. */
  | 'closed'
  | 'outline'
  | 'area'
  | 'poi'
  | 'path';

const ROLES: ReadonlyMap<string, FeatureKind> = new Map<string, FeatureKind>([
  ...words('room', 'room space unit cell suite'),
  ...words('hall', 'hallway hall corridor lobby foyer passage walkway circulation vestibule aisle'),
  ...words('hall', 'atrium concourse footway pedestrian platform terrace balcony courtyard plaza'),
  ...words('wall', 'wall walls exterior_wall interior_wall partition fence railing barrier'),
  ...words('window', 'window windows glass glazing'),
  ...words('door', 'door doors doorway opening entrance exit gate portal entry'),
  ...words('object', 'object placeholder furniture desk table chair column pillar shelf bed'),
  ...words('object', 'sofa plant cabinet fixture obstacle obstruction rack machine equipment'),
  ...words('counter', 'counter reception_desk kiosk bar_counter'),
  ...words('void', 'floor_opening void hole shaft open_to_below cutout'),
  ...words('closed', 'inaccessible_space inaccessible unmapped restricted solid'),
  ...words('outline', 'building_outline outline footprint floor level slab storey story building'),
  ...words('area', 'area zone garden highlight no_geometry region section geofence lawn'),
  ...words('poi', 'poi point label marker amenity'),
  ...words('path', 'path pathway route navigation'),
  ...connectors('elevator', 'elevator lift elevators'),
  ...connectors('stairs', 'stairs stair stairway staircase stairwell steps'),
  ...connectors('escalator', 'escalator'),
  ...connectors('travelator', 'travelator moving_walkway movingwalkway'),
  ...connectors('ramp', 'ramp'),
  ...connectors('ladder', 'ladder'),
]);

/** Last words that indicate a room, whatever comes before: `meeting room`, `coffee shop`. */
const ROOM_WORDS =
  /(^|_)(room|office|bathroom|restroom|toilets?|wc|washroom|kitchen|shop|store|lab|laboratory|classroom|storage|studio|cafe|restaurant|library|clinic|ward|closet|lounge|gym|auditorium|theat(?:er|re)|pantry|canteen|cafeteria|reception|garage|parking|apartment|bedroom|utility|server)$/;

function words(role: PlainRole, list: string): [string, FeatureKind][] {
  return list.split(' ').map((word) => [word, { role }]);
}

function connectors(connector: ConnectionType, list: string): [string, FeatureKind][] {
  return list.split(' ').map((word) => [word, { role: 'connector', connector }]);
}

/** Returns the meaning of a kind property's value, or `undefined` for an unknown word. */
export function kindOfWord(value: unknown): FeatureKind | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  const known = ROLES.get(word);
  if (known) return known;
  if (ROOM_WORDS.test(word)) return { role: 'room', category: word };
  // `fire_door`, `glass_wall`, `service_elevator`: the last word is the kind.
  const last = ROLES.get(word.slice(word.lastIndexOf('_') + 1));
  if (last?.role === 'room' || last?.role === 'hall') return { ...last, category: word };
  return last;
}
