import type { DraftConnection, DraftDoor, DraftShape } from '../../../assemble/venue-draft.ts';
import { findEntrances } from './find-entrances.ts';
import type { FloorPlan } from './floor-plan.ts';
import type { ImdfContext } from './imdf-context.ts';
import type { Opening } from './import-openings.ts';
import { joinLinks } from './level-link.ts';
import { matchStacks } from './match-stacks.ts';
import type { AreaGeometry } from './read-geometry.ts';
import { readPathGraph } from './read-path-graph.ts';
import { readRelationships } from './read-relationships.ts';
import type { UnitIndex } from './unit-index.ts';

export type ImportedConnections = {
  readonly connections: readonly DraftConnection[];
  /** Points at which connections start and end. */
  readonly shapes: readonly DraftShape[];
  /** The doors of the openings, with one-way doors marked. */
  readonly doors: readonly DraftDoor[];
};

/**
 * Imports every connection between floors. Stated ones come first: relationships and correlations,
 * then a path graph. Geometry is used only for the remaining ones.
 */
export function importConnections(
  context: ImdfContext,
  plan: FloorPlan,
  sources: {
    readonly openings: readonly Opening[];
    readonly units: UnitIndex;
    readonly outlines: ReadonlyMap<string, AreaGeometry>;
  },
): ImportedConnections {
  const { openings, units } = sources;
  const stated = readRelationships(context, { units, openings });
  const graph = readPathGraph(context, plan, units);
  const known = [...stated.links, ...graph.links];
  const stacked = matchStacks(context, plan, { units, known });
  const entrances = findEntrances(context, plan, sources);
  return {
    connections: joinLinks([...known, ...stacked, ...entrances.links], units),
    shapes: [...graph.shapes, ...entrances.shapes],
    doors: openings.map(({ door }) => {
      const oneWayInto = stated.oneWayDoors.get(door.key);
      return oneWayInto === undefined ? door : { ...door, oneWayInto };
    }),
  };
}
