import type { Mvf2Document } from '../../../bundle/document.ts';
import type { Details as DetailsOf3 } from '../../../v3/core/types.gen.ts';
import type { Details, Metadata } from '../../../v2/core/types.gen.ts';
import type { AreaFeature } from '../../../v2/extensions/areas/types.gen.ts';
import type {
  EntranceFeature,
  ObstructionFeature,
  SpaceFeature,
} from '../../../v2/shapes/types.gen.ts';
import { defined, filled, filledRecord } from '../../upgrade/untrusted-json.ts';
import { type Traversal, traversalOf } from '../../upgrade/to-3/traversal.ts';
import { labelCenter } from './label-center.ts';
import type { ShapeEntry } from './shape-table.ts';

/** Returns the details of version 2, which stores the external id separately. */
export function splitDetails(details: DetailsOf3): {
  externalId: string;
  details: Details | undefined;
} {
  const { externalId = '', ...rest } = details;
  return { externalId, details: filledRecord(rest) };
}

/**
 * Writes shapes by class and floor. `isTraversable` states whether the source has the
 * traversability extension.
 */
export function writeShapes(
  entries: readonly ShapeEntry[],
  isTraversable: boolean,
): Pick<Mvf2Document, 'spaces' | 'obstructions' | 'entrances' | 'areas'> {
  const of = (shapeClass: ShapeEntry['shapeClass']): ShapeEntry[] =>
    entries.filter((entry) => entry.shapeClass === shapeClass);
  return defined({
    spaces: perFloor(of('space'), (entry) => toSpace(entry, isTraversable)),
    obstructions: perFloor(of('obstruction'), (entry) => toObstruction(entry, isTraversable)),
    entrances: perFloor(of('entrance'), (entry) => toEntrance(entry, isTraversable)),
    areas: perFloor(of('area'), (entry) => toArea(entry, isTraversable)),
  });
}

function perFloor<Feature>(
  entries: readonly ShapeEntry[],
  toFeature: (entry: ShapeEntry) => Feature,
): Record<string, { type: 'FeatureCollection'; features: Feature[] }> | undefined {
  const floors = Map.groupBy(entries, ({ map }) => map);
  return filledRecord(
    Object.fromEntries(
      [...floors].map(([map, group]) => [
        map,
        { type: 'FeatureCollection' as const, features: group.map(toFeature) },
      ]),
    ),
  );
}

function toSpace(entry: ShapeEntry, isTraversable: boolean): SpaceFeature {
  const { externalId, details } = splitDetails(entry.details);
  return {
    type: 'Feature',
    geometry: entry.geometry,
    properties: defined({
      id: entry.id,
      externalId,
      kind: entry.kind,
      center: labelCenter(entry.geometry),
      destinationNodes: entry.nodes,
      details,
      metadata: traversalMetadata(entry, isTraversable),
    }),
  };
}

function toObstruction(entry: ShapeEntry, isTraversable: boolean): ObstructionFeature {
  const { externalId, details } = splitDetails(entry.details);
  return {
    type: 'Feature',
    geometry: entry.geometry,
    properties: defined({
      id: entry.id,
      externalId: externalId === '' ? undefined : externalId,
      kind: entry.kind,
      destinationNodes: filled(entry.nodes),
      details,
      metadata: traversalMetadata(entry, isTraversable),
    }),
  };
}

function toEntrance(entry: ShapeEntry, isTraversable: boolean): EntranceFeature {
  const { externalId, details } = splitDetails(entry.details);
  return {
    type: 'Feature',
    geometry: entry.geometry as EntranceFeature['geometry'],
    properties: defined({
      id: entry.id,
      externalId,
      node: entry.nodes[0],
      destinationNodes: entry.nodes.length > 1 ? entry.nodes : undefined,
      kind: entry.door,
      details,
      metadata: traversalMetadata(entry, isTraversable),
    }),
  };
}

function toArea(entry: ShapeEntry, isTraversable: boolean): AreaFeature {
  const { externalId, details } = splitDetails(entry.details);
  return {
    type: 'Feature',
    geometry: entry.geometry as AreaFeature['geometry'],
    properties: defined({
      id: entry.id,
      externalId,
      destinationNodes: filled(entry.nodes),
      details,
      metadata: traversalMetadata(entry, isTraversable),
    }),
  };
}

/** Returns the traversability if it differs from the default of version 2. */
function traversalMetadata(entry: ShapeEntry, isTraversable: boolean): Metadata | undefined {
  if (!isTraversable) return undefined;
  const { isWalkable, isBlocked, shapeClass, kind, geometry } = entry;
  let traversal: Traversal = 'ignored';
  if (isWalkable) traversal = isBlocked ? 'walk-up' : 'walkable';
  else if (isBlocked) traversal = 'blocked';
  return traversal === traversalOf(shapeClass, kind, geometry.type) ? undefined : { traversal };
}
