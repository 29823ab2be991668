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
export { generateNodesInSteps } from '../convert/routing/generate-nodes-in-steps.ts';
export type { RoutingSource } from '../convert/routing/routing-source.ts';
