export {
  buildRoutingGraph,
  findCosts,
  findRoute,
  flagMask,
  type EdgeTable,
  type Route,
  type RouteOptions,
  type RoutingGraph,
  type RoutingParts,
} from './graph/index.ts';
