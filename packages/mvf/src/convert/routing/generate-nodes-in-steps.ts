import type { GenerateOptions } from '../../routing/generate/floor-plan.ts';
import type { FloorNodes } from '../../v3/extensions/nodes/types.gen.ts';
import { createNodeGenerator } from './generate-nodes.ts';
import { createFloorPlanner } from './plan-document.ts';
import type { RoutingSource } from './routing-source.ts';

/**
 * Generates the nodes of all floors in short steps, between which a page can draw. The last step
 * returns the nodes by floor id. For the whole document in one call, use `generateRouting`.
 *
 * @example
 * const bundle = await readBundle(zipBytes);
 * const steps = generateNodesInSteps(upgrade(await bundle.load()).document);
 * let step = steps.next();
 * while (step.done !== true) {
 *   await new Promise(requestAnimationFrame);
 *   step = steps.next();
 * }
 * console.log(Object.keys(step.value));
 */
export function* generateNodesInSteps(
  source: RoutingSource,
  options: GenerateOptions = {},
): Generator<undefined, Record<string, FloorNodes>> {
  const planner = createFloorPlanner(source);
  const generate = createNodeGenerator(source, planner, new Set(), options);
  const made: [string, FloorNodes][] = [];
  for (const floorId of planner.floorIds) {
    yield;
    const { nodes } = yield* generate(planner.planFloor(floorId));
    made.push([floorId, nodes]);
  }
  return Object.fromEntries(made);
}
