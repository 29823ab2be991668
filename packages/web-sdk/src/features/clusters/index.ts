export { clusters, type Clusters } from './clusters.ts';
export type {
  Cluster,
  ClusterableMarker,
  ClusterEvents,
  ClusterGroup,
  ClusterOptions,
  ClusterPoint,
} from './cluster-options.ts';
