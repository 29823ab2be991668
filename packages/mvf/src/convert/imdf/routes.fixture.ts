import type { Mvf3Document } from '../../bundle/document.ts';
import { buildRoutingGraph, findRoute, reachableFrom } from '../../routing/graph/index.ts';

// Test helpers for routes in an imported document.

/** Returns the ids of the shapes of a kind that are reachable from a shape, including itself. */
export function reachableShapes(document: Mvf3Document, from: string, kind = 'room'): string[] {
  const graph = buildRoutingGraph(document);
  const marks = reachableFrom(graph, graph.nodesByGeometry.get(from) ?? []);
  return shapesOfKind(document, kind).filter((id) =>
    (graph.nodesByGeometry.get(id) ?? []).some((node) => marks[node] === 1),
  );
}

export function shapesOfKind(document: Mvf3Document, kind: string): string[] {
  return Object.values(document.kinds ?? {}).flatMap((kinds) =>
    Object.keys(kinds).filter((id) => kinds[id] === kind),
  );
}

/** Returns the first shape of the location with this name. */
export function shapeOf(document: Mvf3Document, name: string): string {
  const found = document.locations?.find(({ details }) => details.name === name);
  const [anchor] = found?.geometryAnchors ?? [];
  if (!anchor) throw new Error(`no location ${name}`);
  return anchor.geometryId;
}

/**
 * Returns the types of the connections on the route between two shapes, or `undefined` if there is
 * no route.
 */
export function waysBetween(
  document: Mvf3Document,
  [from, to]: readonly [string, string],
  require?: readonly string[],
): string[] | undefined {
  const graph = buildRoutingGraph(document);
  const nodes = (id: string): readonly number[] => graph.nodesByGeometry.get(id) ?? [];
  const route = findRoute(graph, nodes(from), nodes(to), require ? { require } : {});
  return route?.connections.flatMap(
    (index) =>
      document.connections?.find(({ id }) => id === graph.connectionIds[index])?.type ?? [],
  );
}
