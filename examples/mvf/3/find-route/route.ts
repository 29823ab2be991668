// #region graph
import { readFile } from 'node:fs/promises';
import { readBundle } from '@brand/mvf';
import { buildRoutingGraph, findRoute } from '@brand/mvf/routing';

const [file = 'venue.zip', from = '', to = '', ...flags] = process.argv.slice(2);
const bundle = await readBundle(await readFile(file));
if (bundle.version !== 3) {
  throw new Error(`Expected MVF 3, found MVF ${bundle.version}. Upgrade it.`);
}
const venue = await bundle.load();
const graph = buildRoutingGraph(venue);
// #endregion graph

// #region ends
/** Returns the nodes of all shapes of a location. A shop may have several doors. */
function nodesOf(name: string): number[] {
  const place = venue.locations?.find(({ details }) => details.name === name);
  return (place?.geometryAnchors ?? []).flatMap(
    ({ geometryId }) => graph.nodesByGeometry.get(geometryId) ?? [],
  );
}
// #endregion ends

// #region route
const route = findRoute(graph, nodesOf(from), nodesOf(to), { require: flags });
if (!route) {
  console.log(`There is no route from ${from} to ${to}.`);
} else {
  console.log(`${Math.round(route.cost)} m, ${route.nodes.length} nodes`);
  // Each node is a point of the line to draw. Connections change the floor.
  for (const [step, node] of route.nodes.entries()) {
    const [lng, lat] = graph.lngLat.subarray(2 * node, 2 * node + 2);
    const floor = graph.floorIds[graph.floor[node]!];
    const way = venue.connections?.[route.connections[step]!];
    if (way) console.log(`${way.type} to ${floor}, at ${lng}, ${lat}`);
  }
}
// #endregion route
