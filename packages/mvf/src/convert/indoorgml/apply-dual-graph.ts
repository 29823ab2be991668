import { roundLngLat } from '@brand/geo';
import { slugOf } from '../../assemble/make-ids.ts';
import { createFlagsOf } from '../../assemble/navigation-flags.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import { replaceNodes } from '../../bundle/replace-nodes.ts';
import type { NodeFeature } from '../../v3/extensions/nodes/types.gen.ts';
import type { FloorPlan } from './assign-floors.ts';
import { walkedFloors, type DualGraph } from './dual-graph.ts';
import type { IndoorPlan } from './indoor-plan.ts';

// About a millimetre, like the assembler's output.
const DECIMALS = 8;

/**
 * Returns the document with the nodes of the dual graph instead of generated ones, on each floor on
 * which the graph has an edge, and the ids of these floors. Other floors keep their nodes.
 *
 * The shapes of cells and states are found by the id in the file, which is their external id.
 */
export function applyDualGraph(
  document: Mvf3Document,
  graph: DualGraph,
  plan: Pick<IndoorPlan, 'floors' | 'placement'>,
): { readonly document: Mvf3Document; readonly replaced: ReadonlySet<string> } {
  const walked = walkedFloors(graph);
  const floorIds = matchFloors(document, plan.floors);
  const replaced = new Set([...walked].flatMap((floor) => floorIds.get(floor) ?? []));
  if (replaced.size === 0) return { document, replaced };
  const kept = Object.entries(document.nodes ?? {}).filter(([floorId]) => !replaced.has(floorId));
  const nodeIds = createNodeIds(graph, Object.fromEntries(kept));
  const geometryIds = indexGeometry(document);
  const { toLngLat } = plan.placement.frame;
  const openFlags = createFlagsOf(document.navigationFlags ?? {})({
    accessible: true,
    outdoors: false,
    public: true,
  });
  const features = new Map<string, NodeFeature>();
  const byFloor = new Map<string, NodeFeature[]>([...replaced].map((floorId) => [floorId, []]));
  for (const { key, floor, at, shapes } of graph.nodes) {
    const floorId = floorIds.get(floor) ?? '';
    const ids = shapes.flatMap((id) => geometryIds.get(`${floorId}/${id}`) ?? []);
    const feature: NodeFeature = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [...roundLngLat(toLngLat(at), DECIMALS)] },
      properties: {
        id: nodeIds.get(key)!,
        neighbors: [],
        ...(ids.length > 0 && { geometryIds: ids }),
      },
    };
    features.set(key, feature);
    byFloor.get(floorId)?.push(feature);
  }
  joinNodes(graph, features, openFlags);
  const nodes = Object.fromEntries([
    ...kept,
    ...[...byFloor].map(
      ([floorId, list]) =>
        [floorId, { type: 'FeatureCollection' as const, features: list }] as const,
    ),
  ]);
  return { document: replaceNodes(document, nodes), replaced };
}

/** Adds each edge to the nodes at both of its ends, once. */
function joinNodes(
  graph: DualGraph,
  features: ReadonlyMap<string, NodeFeature>,
  flags: readonly number[],
): void {
  const known = new Set<string>();
  const add = (from: NodeFeature, to: NodeFeature, extraCost: number): void => {
    const { id } = to.properties;
    const key = `${from.properties.id}>${id}`;
    if (known.has(key)) return;
    known.add(key);
    from.properties.neighbors.push({ id, extraCost, flags: [...flags] });
  };
  for (const { from, to, extraCost } of graph.edges) {
    const [first, second] = [features.get(from), features.get(to)];
    if (!first || !second || first === second) continue;
    const cost = Math.round(extraCost * 100) / 100;
    add(first, second, cost);
    add(second, first, cost);
  }
}

/**
 * Matches floors by elevation. Floors of the plan have different elevations, and the document keeps
 * them.
 */
function matchFloors(document: Mvf3Document, floors: readonly FloorPlan[]): Map<string, string> {
  const byElevation = new Map(
    document.floors.features.map(({ properties }) => [properties.elevation, properties.id]),
  );
  return new Map(
    floors.flatMap(({ key, elevation }) => {
      const id = byElevation.get(elevation);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}

function indexGeometry(document: Mvf3Document): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [floorId, { features }] of Object.entries(document.geometry ?? {})) {
    for (const { properties } of features) {
      const externalId = properties.details?.externalId;
      if (externalId !== undefined) ids.set(`${floorId}/${externalId}`, properties.id);
    }
  }
  return ids;
}

function createNodeIds(
  graph: DualGraph,
  kept: NonNullable<Mvf3Document['nodes']>,
): Map<string, string> {
  const taken = new Set(
    Object.values(kept).flatMap(({ features }) => features.map(({ properties }) => properties.id)),
  );
  const ids = new Map<string, string>();
  for (const { key } of graph.nodes) {
    const stem = `n_${slugOf(key)}`;
    let id = stem;
    for (let count = 2; taken.has(id); count += 1) id = `${stem}-${count}`;
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}
