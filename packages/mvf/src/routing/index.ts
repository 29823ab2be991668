export { buildRoutingGraph, findRoute, flagMask, type RoutingGraph } from './graph/index.ts';
