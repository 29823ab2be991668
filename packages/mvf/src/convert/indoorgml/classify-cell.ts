import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';
import type { RawFeature } from './indoor-model.ts';

export type CellClass = {
  readonly kind: Kind;
  /** Type of connection, if the cell changes floors. */
  readonly way?: ConnectionType;
  /** Whether the cell is the space in a doorway. */
  readonly isDoor: boolean;
  readonly isBlocked: boolean;
};

// Many files come from Korea, where the format originated, and some from Germany.
const WAYS: readonly (readonly [words: RegExp, type: ConnectionType])[] = [
  [/escalator|rolltreppe|에스컬레이터/, 'escalator'],
  [/travell?ator|moving ?walk/, 'travelator'],
  [/elevator|(?<![a-z])lift|aufzug|fahrstuhl|엘리베이터|승강기/, 'elevator'],
  [/stair|treppe|(?<![a-z])steps?(?![a-z])|계단/, 'stairs'],
  [/(?<![a-z])ramp(?![a-z])|경사로/, 'ramp'],
  [/(?<![a-z])ladder/, 'ladder'],
];
const DOOR =
  /(?<![a-z])(door|doorway|opening|entrance|exit|gate|t(ü|ue)r)s?(?![a-z])|출입문|출입구/;
const HALLWAY =
  /corridor|hallway|passage|lobby|foyer|atrium|concourse|(?<![a-z])hall(?![a-z])|(?<![a-z])flur|walkway|복도|로비/;
const WALL = /(?<![a-z])wall(?![a-z])/;
const OBJECT = /obstacle|furniture|column|pillar|(?<![a-z])object/;

// Codes of the standard's lists for the function of a transition space.
const TRANSITION_CODES: Readonly<Record<string, string>> = {
  '1000': 'corridor',
  '1110': 'elevator',
  '1120': 'stairs',
};

/** Classifies a cell by its element, its stated use, and finally by its name and id. */
export function classifyCell(cell: RawFeature): CellClass {
  const element = cell.element.toLowerCase();
  const isNavigable = !/^(nonnavigable|object)space/.test(element);
  const stated = statedUse(cell);
  const named = `${cell.name ?? ''} ${cell.id}`.toLowerCase();
  const way = findWay(stated) ?? (stated === '' ? findWay(named) : undefined);
  const room: CellClass = { kind: 'room', isDoor: false, isBlocked: false };
  if (!isNavigable) {
    const isWall = WALL.test(`${stated} ${named}`);
    return { kind: isWall ? 'wall' : 'object', isDoor: false, isBlocked: true };
  }
  if (way !== undefined) return { ...room, way };
  if (DOOR.test(stated) || /^(connection|anchor)space/.test(element)) {
    return { ...room, kind: 'hallway', isDoor: true };
  }
  if (HALLWAY.test(stated)) return { ...room, kind: 'hallway' };
  if (WALL.test(stated)) return { kind: 'wall', isDoor: false, isBlocked: true };
  if (OBJECT.test(stated)) return { kind: 'object', isDoor: false, isBlocked: true };
  if (stated !== '') return room;
  if (DOOR.test(named)) return { ...room, kind: 'hallway', isDoor: true };
  const isHallway = HALLWAY.test(named) || element.startsWith('transitionspace');
  return isHallway ? { ...room, kind: 'hallway' } : room;
}

/** Returns the type of connection in or along a feature, by its stated use or its name. */
export function findWayType(feature: RawFeature): ConnectionType | undefined {
  return findWay(statedUse(feature)) ?? findWay(feature.name?.toLowerCase() ?? '');
}

/** Whether a feature is stated to be a door. */
export function isDoor(feature: RawFeature): boolean {
  return DOOR.test(statedUse(feature));
}

function findWay(text: string): ConnectionType | undefined {
  return WAYS.find(([words]) => words.test(text))?.[1];
}

/** Returns the stated use of a feature in lower case, or an empty string if there is none. */
function statedUse({ facts, element }: RawFeature): string {
  const stated = ['usage', 'function', 'class', 'type', 'indoor', 'category'].flatMap((key) => {
    const value = facts.get(key)?.toLowerCase();
    if (value === undefined) return [];
    if (!/^\d+$/.test(value)) return [value];
    return /^transitionspace/i.test(element) ? (TRANSITION_CODES[value] ?? []) : [];
  });
  return stated.join(' ');
}
