export { clusters, type Clusters } from './clusters.ts';
export type {
  Cluster,
  ClusterableMarker,
  ClusterGroup,
  ClusterOptions,
  ClusterPoint,
  ClusterPorts,
} from './cluster-options.ts';
