import { roundLngLat } from '@brand/geo';
import type { FloorGraph } from '../routing/generate/floor-graph.ts';
import { generateFloorGraph } from '../routing/generate/generate-floor-graph.ts';
import { GENERATE_DEFAULTS } from '../routing/generate/floor-plan.ts';
import type { FloorNodes } from '../v3/extensions/nodes/types.gen.ts';
import type { AssembleOptions } from './assemble-options.ts';
import { flagsOf } from './navigation-flags.ts';
import { planFloor } from './plan-floor.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

// How much more room ways leave to corners outside.
const OUTDOORS = 3;

/** The nodes of one floor, generated from its shapes. */
export function buildNodes(
  floor: FloorPart,
  parts: VenueParts,
  options: AssembleOptions,
): FloorNodes {
  const isOutdoors = floor.draft.outdoors ?? false;
  const clearance = options.clearance ?? GENERATE_DEFAULTS.clearance;
  const graph = generateFloorGraph(planFloor(floor, parts), {
    ...options,
    // Outside there is room, and curbs are drawn as finely as walls are inside.
    clearance: isOutdoors ? OUTDOORS * clearance : clearance,
  });
  noteProblems(graph, floor, parts);
  const stem = floor.id.slice(2, 34);
  const ids = graph.nodes.map((_, index) => parts.makeId('n', `${stem}-${index + 1}`));
  const edges = Map.groupBy(graph.edges, ({ from }) => from);
  return {
    type: 'FeatureCollection',
    features: graph.nodes.map((node, index) => ({
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [...roundLngLat(parts.frame.toLngLat(node), parts.decimals)],
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

function noteProblems(graph: FloorGraph, floor: FloorPart, parts: VenueParts): void {
  const onFloor = [...parts.shapes, ...parts.doors].filter((shape) => shape.floor === floor);
  const keys = new Map(onFloor.map(({ id, draft }) => [id, draft.key]));
  const cases = [
    ['guessed-door', graph.guessedDoors],
    ['stray-door', graph.strayDoors],
    ['unclear-one-way', graph.unclearOneWays],
    ['unreachable', graph.unreached],
  ] as const;
  if (graph.isCrowded) parts.report.note('crowded-floor', floor.draft.key);
  for (const [code, ids] of cases) parts.report.note(code, keys.get(ids[0] ?? ''), ids.length);
}
