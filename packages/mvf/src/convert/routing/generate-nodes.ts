import { AssemblyReport } from '../../assemble/assembly-report.ts';
import { noteGraphProblems, toFloorNodes } from '../../assemble/floor-nodes.ts';
import { createIds, type MakeId } from '../../assemble/make-ids.ts';
import { createFlagsOf } from '../../assemble/navigation-flags.ts';
import { clearanceOf } from '../../assemble/plan-floor.ts';
import type { ReportEntry } from '../../convert-report.ts';
import type { GenerateOptions } from '../../routing/generate/floor-plan.ts';
import { floorGraphSteps } from '../../routing/generate/generate-floor-graph.ts';
import type { FloorNodes } from '../../v3/extensions/nodes/types.gen.ts';
import type { DocumentPlan, PlannedFloor } from './plan-document.ts';
import type { RoutingSource } from './routing-source.ts';

/** The generated nodes of a floor, with its guesses and unreached shapes. */
export type GeneratedNodes = {
  readonly nodes: FloorNodes;
  readonly report: readonly ReportEntry[];
};

/** Generates the nodes of a floor in steps, between which a page can stay responsive. */
export type NodeSteps = (floor: PlannedFloor) => Generator<undefined, GeneratedNodes>;

// About a millimetre, like the assembler's output.
const DECIMALS = 8;

/**
 * Creates a generator of nodes for the floors of a bundle. Generated ids differ from the given
 * ones.
 */
export function createNodeGenerator(
  source: RoutingSource,
  { frame }: Pick<DocumentPlan, 'frame'>,
  keptIds: ReadonlySet<string>,
  options: GenerateOptions,
): NodeSteps {
  const makeId = avoid(keptIds, createIds());
  const flagsOf = createFlagsOf(source.navigationFlags ?? {});
  return function* generate({ id, isOutdoors, plan }) {
    const clearance = clearanceOf(isOutdoors, options);
    const graph = yield* floorGraphSteps(plan, { ...options, clearance });
    const report = new AssemblyReport();
    noteGraphProblems(graph, report, id, (shapeId) => shapeId);
    const context = { floorId: id, isOutdoors, frame, decimals: DECIMALS };
    return { nodes: toFloorNodes(graph, { ...context, makeId, flagsOf }), report: report.entries };
  };
}

function avoid(taken: ReadonlySet<string>, makeId: MakeId): MakeId {
  return (prefix, key) => {
    let id = makeId(prefix, key);
    while (taken.has(id)) id = makeId(prefix, key);
    return id;
  };
}
