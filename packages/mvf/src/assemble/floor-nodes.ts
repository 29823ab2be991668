import { type LocalFrame, roundLngLat } from '@brand/geo';
import type { FloorGraph } from '../routing/generate/floor-graph.ts';
import type { FloorNodes } from '../v3/extensions/nodes/types.gen.ts';
import type { AssemblyReport } from './assembly-report.ts';
import type { MakeId } from './make-ids.ts';
import type { FlagsOf } from './navigation-flags.ts';

export type FloorNodesContext = {
  readonly floorId: string;
  readonly isOutdoors: boolean;
  readonly frame: LocalFrame;
  readonly decimals: number;
  readonly makeId: MakeId;
  readonly flagsOf: FlagsOf;
};

/** Converts the generated graph of a floor to the nodes of a bundle. */
export function toFloorNodes(graph: FloorGraph, context: FloorNodesContext): FloorNodes {
  const { floorId, isOutdoors, frame, decimals, makeId, flagsOf } = context;
  const stem = floorId.slice(2, 34);
  const ids = graph.nodes.map((_, index) => makeId('n', `${stem}-${index + 1}`));
  const edges = Map.groupBy(graph.edges, ({ from }) => from);
  return {
    type: 'FeatureCollection',
    features: graph.nodes.map((node, index) => ({
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [...roundLngLat(frame.toLngLat(node), decimals)],
      },
      properties: {
        id: ids[index]!,
        neighbors: (edges.get(index) ?? []).map(({ to, extraCost, ...edge }) => ({
          id: ids[to]!,
          extraCost,
          flags: flagsOf({
            accessible: edge.accessible,
            outdoors: isOutdoors,
            public: edge.public,
          }),
        })),
        ...(node.geometryIds.length > 0 && { geometryIds: [...node.geometryIds] }),
      },
    })),
  };
}

/**
 * Reports what the generator guessed and could not reach. `nameOf` returns the name of a shape for
 * the report.
 */
export function noteGraphProblems(
  graph: FloorGraph,
  report: AssemblyReport,
  floorName: string,
  nameOf: (shapeId: string) => string | undefined,
): void {
  const cases = [
    ['guessed-door', graph.guessedDoors],
    ['stray-door', graph.strayDoors],
    ['unclear-one-way', graph.unclearOneWays],
    ['unreachable', graph.unreached],
  ] as const;
  if (graph.isCrowded) report.note('crowded-floor', floorName);
  for (const [code, ids] of cases) report.note(code, nameOf(ids[0] ?? ''), ids.length);
}
