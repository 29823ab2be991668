// #region graph
import { readFile } from 'node:fs/promises';
import { readBundle } from '@brand/mvf';
import { buildRoutingGraph, findRoute } from '@brand/mvf/routing';

const [file = 'venue.zip', from = '', to = '', ...flags] = process.argv.slice(2);
const bundle = await readBundle(await readFile(file));
if (bundle.version !== 3) {
  throw new Error(`Upgrade it first: it is of version ${bundle.version}.`);
}
const venue = await bundle.load();
const graph = buildRoutingGraph(venue);
// #endregion graph

// #region ends
/** The nodes of all shapes that a place is in: a shop has several doors. */
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
  console.log(`There is no way from ${from} to ${to}.`);
} else {
  console.log(`${Math.round(route.cost)} m, ${route.nodes.length} nodes`);
  // The line to draw, floor by floor: where one walks, it goes on.
  for (const [step, node] of route.nodes.entries()) {
    const [lng, lat] = graph.lngLat.subarray(2 * node, 2 * node + 2);
    const floor = graph.floorIds[graph.floor[node]!];
    const way = venue.connections?.[route.connections[step]!];
    if (way) console.log(`${way.type} to ${floor}, at ${lng}, ${lat}`);
  }
}
// #endregion route
