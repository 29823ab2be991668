import type { DraftDoor } from '../../../assemble/venue-draft.ts';
import type { ConnectionType } from '../../../v3/extensions/connections/types.gen.ts';
import { unitsBeside } from './opening-sides.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { categoryOf, idOf, type ImdfFeature, keyOf, lowerCase, refsOf } from './imdf-feature.ts';
import type { Opening } from './import-openings.ts';
import type { LevelLink, LinkStop } from './level-link.ts';
import type { Unit, UnitIndex } from './unit-index.ts';
import { isWalkable } from './unit-rule.ts';

export type LinkSources = { readonly units: UnitIndex; readonly openings: readonly Opening[] };

export type Relationships = {
  readonly links: readonly LevelLink[];
  /** Keys of the shapes that can be entered but not left, by the key of the door. */
  readonly oneWayDoors: ReadonlyMap<DraftDoor['key'], string>;
};

const TYPES: ReadonlyMap<string, ConnectionType> = new Map<string, ConnectionType>([
  ['elevator', 'elevator'],
  ['escalator', 'escalator'],
  ['movingwalkway', 'travelator'],
  ['ramp', 'ramp'],
  ['stairs', 'stairs'],
]);

/**
 * Reads the connections that the source states: relationships, and amenities with the same
 * correlation on several levels.
 */
export function readRelationships(context: ImdfContext, sources: LinkSources): Relationships {
  const openings = Map.groupBy(sources.openings, ({ id }) => id);
  const links: LevelLink[] = [];
  const oneWayDoors = new Map<string, string>();
  for (const feature of context.members.of('relationship')) {
    const members = resolve(feature, sources.units, openings);
    if (feature.properties['hours']) {
      noteFeature(context, feature, {
        action: 'dropped',
        code: 'relationship-hours',
        message: 'Hours of relationships were left out. Connections are always open.',
      });
    }
    const link = members && toLink(feature, members);
    if (link) links.push(link);
    else if (!members || !readDoors(feature, members, oneWayDoors)) {
      noteFeature(context, feature, {
        action: 'dropped',
        code: members ? 'relationship-without-effect' : 'dangling-relationship',
        message: members
          ? 'Relationships that neither change level nor close a door one way were left out: the openings contain the same information.'
          : 'Relationships between features that do not exist were left out.',
      });
    }
  }
  return { links: [...links, ...correlatedLinks(context, sources.units)], oneWayDoors };
}

type Members = {
  readonly origin: readonly Unit[];
  readonly destination: readonly Unit[];
  readonly between: readonly Unit[];
  readonly doors: readonly Opening[];
};

/** Returns the units and openings of a relationship, or `undefined` if an end does not resolve. */
function resolve(
  feature: ImdfFeature,
  units: UnitIndex,
  openings: ReadonlyMap<string, readonly Opening[]>,
): Members | undefined {
  const doors: Opening[] = [];
  const find = (id: string): Unit[] => {
    const unit = units.find(id);
    if (unit) return [unit];
    const found = openings.get(id.toLowerCase()) ?? [];
    for (const opening of found) doors.push(opening);
    return found.flatMap((opening) => unitsBeside(units, opening));
  };
  const origin = refsOf(feature, 'origin').flatMap(find);
  const destination = refsOf(feature, 'destination').flatMap(find);
  if (origin.length === 0 || destination.length === 0) return undefined;
  const between = refsOf(feature, 'intermediary').flatMap(find);
  return { origin, destination, between, doors };
}

function isDirected(feature: ImdfFeature): boolean {
  return lowerCase(feature.properties['direction']) === 'directed';
}

function toLink(feature: ImdfFeature, members: Members): LevelLink | undefined {
  const all = [...members.origin, ...members.between, ...members.destination];
  const isLevel = new Set(all.map(({ level }) => level.elevation)).size === 1;
  const type =
    TYPES.get(categoryOf(feature)) ??
    all.find(({ rule }) => rule.passage)?.rule.passage ??
    (isLevel ? 'door' : 'stairs');
  const stops = stopsOf(all, type);
  const levels = new Set(stops.map(({ level }) => level));
  const isWay = levels.size > 1 || (TYPES.has(categoryOf(feature)) && stops.length > 1);
  if (!isWay) return undefined;
  return {
    key: keyOf(feature),
    type,
    stops,
    ...(isDirected(feature) && { isDirected: true }),
  };
}

/**
 * Returns one stop for each level: the lift or staircase itself if it is there, otherwise the first
 * unit.
 */
function stopsOf(units: readonly Unit[], type: ConnectionType): LinkStop[] {
  const usable = units.filter(({ rule }) => isWalkable(rule));
  const byLevel = Map.groupBy(usable, ({ level }) => level);
  if (byLevel.size === 1) {
    const ends = [usable[0], usable.at(-1)].filter((unit) => unit !== undefined);
    return [...new Set(ends)].map(({ level, key }) => ({ level, shape: key }));
  }
  return [...byLevel].flatMap(([level, onLevel]) => {
    const unit = onLevel.find(({ rule }) => rule.passage === type) ?? onLevel[0];
    return unit ? [{ level, shape: unit.key }] : [];
  });
}

/** Reads one-way doors from directed relationships through openings of one level. */
function readDoors(
  feature: ImdfFeature,
  { destination, doors }: Members,
  oneWayDoors: Map<string, string>,
): boolean {
  const into = destination[0];
  if (!isDirected(feature) || !into || doors.length === 0) return false;
  for (const { door } of doors) oneWayDoors.set(door.key, into.key);
  return true;
}

/** Links lifts and stairs whose amenities share a correlation, through their units. */
function correlatedLinks(context: ImdfContext, units: UnitIndex): LevelLink[] {
  const groups = Map.groupBy(
    context.members.of('amenity'),
    (amenity) => idOf(amenity.properties['correlation_id'])?.toLowerCase() ?? '',
  );
  return [...groups].flatMap(([id, amenities]) => {
    const found = amenities
      .flatMap((amenity) => refsOf(amenity, 'unit_ids'))
      .flatMap((unitId) => units.find(unitId) ?? [])
      .filter(({ rule }) => rule.passage);
    const type = found[0]?.rule.passage;
    if (!id || type === undefined) return [];
    const stops = stopsOf(
      found.filter(({ rule }) => rule.passage === type),
      type,
    );
    const levels = new Set(stops.map(({ level }) => level));
    return levels.size > 1 ? [{ key: `correlation-${id}`, type, stops }] : [];
  });
}
