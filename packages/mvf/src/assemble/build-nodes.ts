import { generateFloorGraph } from '../routing/generate/generate-floor-graph.ts';
import type { FloorNodes } from '../v3/extensions/nodes/types.gen.ts';
import type { AssembleOptions } from './assemble-options.ts';
import { noteGraphProblems, toFloorNodes } from './floor-nodes.ts';
import { flagsOf } from './navigation-flags.ts';
import { clearanceOf, planFloor } from './plan-floor.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** Generates the nodes of one floor from its shapes. */
export function buildNodes(
  floor: FloorPart,
  parts: VenueParts,
  options: AssembleOptions,
): FloorNodes {
  const { frame, decimals, makeId } = parts;
  const isOutdoors = floor.draft.outdoors ?? false;
  const clearance = clearanceOf(isOutdoors, options);
  const graph = generateFloorGraph(planFloor(floor, parts), { ...options, clearance });
  const onFloor = [...parts.shapes, ...parts.doors].filter((shape) => shape.floor === floor);
  const keys = new Map(onFloor.map(({ id, draft }) => [id, draft.key]));
  noteGraphProblems(graph, parts.report, floor.draft.key, (id) => keys.get(id));
  return toFloorNodes(graph, {
    floorId: floor.id,
    isOutdoors,
    frame,
    decimals,
    makeId,
    flagsOf,
  });
}
