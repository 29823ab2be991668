import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type {
  ClusterGroup,
  ClusterOptions,
  ClusterPoint,
  ClusterPorts,
} from './cluster-options.ts';
import { ShownClusters } from './shown-clusters.ts';

/**
 * Combines points that are close to each other into clusters, per floor and zoom level.
 *
 * @example
 * const places = map.venue.pointsOfInterest.map(({ center }) => center);
 * const group = map.use(clusters).add(places, {
 *   content: ({ points }) => `${points.length} places`,
 * });
 * group.on('click', ({ cluster }) => console.log(cluster.points));
 * group.remove();
 */
export interface Clusters extends Removable {
  /**
   * Groups markers or places. While markers are grouped, the group controls their `visible` option.
   */
  add<P extends ClusterPoint>(points: Iterable<P>, options?: ClusterOptions<P>): ClusterGroup<P>;
}

/**
 * The feature `clusters`, for `map.use`: combines points that are close to each other.
 *
 * @example
 * import { clusters } from '@brand/web-sdk/clusters';
 *
 * const markers = venue.doors.map((exit) => map.markers.add(exit, { content: exit.name }));
 * map.use(clusters).add(markers, { radius: 40 });
 */
export const clusters: Feature<Clusters> = {
  name: 'clusters',
  install(context: FeatureContext & ClusterPorts): Clusters {
    const { events, stage } = context;
    const groups = new Set<Pick<ShownClusters<never>, 'show' | 'remove'>>();
    let level = Math.floor(stage.camera.pose.zoom);
    const unsubscribe = events.on('camera-change', ({ zoom }) => {
      if (Math.floor(zoom) === level) return;
      level = Math.floor(zoom);
      for (const group of groups) group.show();
    });
    return {
      add(points, options = {}) {
        const group = new ShownClusters(context, [...points], {
          ...options,
          removed: () => groups.delete(group),
        });
        groups.add(group);
        return group;
      },
      remove() {
        unsubscribe();
        for (const group of groups) group.remove();
      },
    };
  },
};
