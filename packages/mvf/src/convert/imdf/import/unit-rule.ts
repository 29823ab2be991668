import type { DraftAccess, DraftShape } from '../../../assemble/venue-draft.ts';
import type { ConnectionType } from '../../../v3/extensions/connections/types.gen.ts';

/** The meaning of a unit category for the map and for routes. */
export type UnitRule = {
  readonly kind: DraftShape['kind'];
  readonly traversal?: DraftShape['traversal'];
  readonly access?: DraftAccess;
  /** Type of the connection that a unit of this category belongs to. */
  readonly passage?: ConnectionType;
  /** Token of its style, if the kind is too general. */
  readonly style?: string;
};

const ROOM: UnitRule = { kind: 'room' };
const HALLWAY: UnitRule = { kind: 'hallway' };
const WALL: UnitRule = { kind: 'wall', traversal: 'blocked' };
const NO_WHEELS: DraftAccess = { accessible: false };

/** Categories by their first word, or by the whole path if that differs. */
const RULES: Readonly<Record<string, UnitRule>> = {
  brick: WALL,
  column: WALL,
  concrete: WALL,
  drywall: WALL,
  glass: { kind: 'window', traversal: 'blocked' },
  structure: WALL,
  wood: WALL,
  opentobelow: { kind: 'void', traversal: 'blocked' },
  vegetation: { kind: 'object', traversal: 'blocked', style: 'Greenery' },
  footbridge: HALLWAY,
  lobby: HALLWAY,
  parking: HALLWAY,
  platform: HALLWAY,
  road: HALLWAY,
  terrace: HALLWAY,
  unenclosedarea: HALLWAY,
  walkway: HALLWAY,
  movingwalkway: { kind: 'hallway', access: NO_WHEELS, passage: 'travelator' },
  ramp: { kind: 'hallway', passage: 'ramp' },
  steps: { kind: 'hallway', access: NO_WHEELS },
  elevator: { kind: 'room', passage: 'elevator', style: 'Elevators' },
  escalator: {
    kind: 'room',
    access: NO_WHEELS,
    passage: 'escalator',
    style: 'Escalators',
  },
  stairs: { kind: 'room', access: NO_WHEELS, passage: 'stairs', style: 'Stairs' },
  ladder: { kind: 'room', access: NO_WHEELS, passage: 'ladder' },
  restroom: { kind: 'room', style: 'Bathrooms' },
  shower: { kind: 'room', style: 'Bathrooms' },
  nonpublic: { kind: 'room', access: { public: false }, style: 'InaccessibleRooms' },
};

/** Returns the rule for a category. An unknown category is a room. */
export function unitRule(category: string): UnitRule {
  const word = category.split('.')[0] ?? '';
  return Object.hasOwn(RULES, word) ? (RULES[word] ?? ROOM) : ROOM;
}

/** Whether units of this rule are walkable. */
export function isWalkable({ kind, traversal }: UnitRule): boolean {
  return traversal === undefined && (kind === 'room' || kind === 'hallway');
}
