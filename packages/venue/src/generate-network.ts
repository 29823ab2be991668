import type { FloorNodes } from '@brand/mvf/v3';
import { buildRoutingGraph, generateNodesInSteps, type RoutingGraph } from '@brand/mvf/routing';
import type { VenueModel } from './model/venue-model.ts';
import { nextTask, readNodes, soundParts } from './load-routing.ts';

// Milliseconds of work without a pause: half a frame.
const SLICE_MS = 8;

/**
 * Generates a network from the walkable shapes of a venue, for bundles whose own network is missing
 * or leads nowhere. Pauses between slices, so that the page stays responsive.
 */
export async function generateNetwork(
  model: VenueModel,
  signal: AbortSignal,
): Promise<RoutingGraph> {
  // The flags of the bundle's own nodes show which rooms are closed.
  const own = await readNodes(model, signal);
  const parts = soundParts(model);
  const { floorIds: _, readNodes: _read, readFile: _file, ...files } = model.files;
  const steps = generateNodesInSteps({ ...files, floors: parts.floors, nodes: own });
  return buildRoutingGraph({ ...parts, nodes: await runInSlices(steps, signal) });
}

async function runInSlices(
  steps: Generator<undefined, Record<string, FloorNodes>>,
  signal: AbortSignal,
): Promise<Record<string, FloorNodes>> {
  let until = performance.now() + SLICE_MS;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await nextTask();
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
}
