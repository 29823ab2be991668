export { buildRoutingGraph, type RoutingParts } from './build-routing-graph.ts';
export { type EdgeTable, hasFlags, reverseEdges } from './edge-table.ts';
export { findCosts } from './find-costs.ts';
export { findRoute, type Route, type RouteOptions } from './find-route.ts';
export { flagMask } from './flag-mask.ts';
export { reachableFrom } from './reachable-from.ts';
export type { RoutingGraph } from './routing-graph.ts';
export { type Components, stronglyConnectedComponents } from './strongly-connected-components.ts';
export { weaklyConnectedComponents } from './weakly-connected-components.ts';
