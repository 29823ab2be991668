import type { RoutingGraph } from '@brand/mvf/routing';
import createGraph, { type Graph, type Node } from 'ngraph.graph';
import { aStar, nba, type PathFinderOptions } from 'ngraph.path';
import { MIN_CLIMB } from './tall-building.ts';

type Place = { readonly x: number; readonly y: number; readonly elevation: number };
type Peer = (from: number, to: number) => readonly Node<Place>[];

/**
 * A* and NBA* of ngraph.path over the same vertices, edges and costs. The heuristic is the straight
 * distance plus the minimum cost of the climb.
 */
export function ngraphPeers(graph: RoutingGraph): { readonly aStar: Peer; readonly nba: Peer } {
  const peer = toNgraph(graph);
  const options: PathFinderOptions<Place, number> = {
    oriented: true,
    distance: (_from, _to, link) => link.data,
    heuristic: (from, to) => {
      const dx = from.data.x - to.data.x;
      const dy = from.data.y - to.data.y;
      const climb = Math.abs(from.data.elevation - to.data.elevation);
      return Math.sqrt(dx * dx + dy * dy) + MIN_CLIMB * climb;
    },
  };
  return { aStar: aStar(peer, options).find, nba: nba(peer, options).find };
}

function toNgraph(graph: RoutingGraph): Graph<Place, number> {
  const peer = createGraph<Place, number>();
  for (let vertex = 0; vertex < graph.x.length; vertex += 1) {
    const at = vertex < graph.nodeCount ? vertex : nodeBeside(graph, vertex);
    const elevation = graph.elevation[vertex]!;
    peer.addNode(vertex, { x: graph.x[at]!, y: graph.y[at]!, elevation });
  }
  for (let vertex = 0; vertex < graph.x.length; vertex += 1) {
    for (let edge = graph.firstEdge[vertex]!; edge < graph.firstEdge[vertex + 1]!; edge += 1) {
      peer.addLink(vertex, graph.edgeTarget[edge]!, graph.edgeCost[edge]!);
    }
  }
  return peer;
}

/** Inner stops of a straight shaft have the coordinates of its doors. */
function nodeBeside(graph: RoutingGraph, stop: number): number {
  for (let edge = graph.firstEdge[stop]!; edge < graph.firstEdge[stop + 1]!; edge += 1) {
    if (graph.edgeTarget[edge]! < graph.nodeCount) return graph.edgeTarget[edge]!;
  }
  return stop;
}
