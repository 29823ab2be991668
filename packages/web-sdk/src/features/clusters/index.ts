export { clusters, type Clusters } from './clusters.ts';
export type {
  Cluster,
  ClusterableMarker,
  ClusterGroup,
  ClusterOptions,
  ClusterPoint,
} from './cluster-options.ts';
