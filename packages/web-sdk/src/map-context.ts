import type { Camera } from './features/camera/camera-options.ts';
import type { Labels } from './features/labels/label-options.ts';
import type { Markers } from './features/markers/create-markers.ts';
import type { Navigation } from './features/navigation/create-navigation.ts';
import type { Paths } from './features/paths/create-paths.ts';
import type { Shapes } from './features/shapes/shape-options.ts';
import type { FeatureContext, FeatureOf } from './kernel/feature.ts';
import type { Removable } from './kernel/removable.ts';

/** Namespaces of a map that features can build on. */
export type MapNamespaces = {
  /** Position and movement of the camera. */
  readonly camera: Camera;
  /** Labels on the map. */
  readonly labels: Labels;
  /** Markers: HTML on the map. */
  readonly markers: Markers;
  /** Paths: lines on floors. */
  readonly paths: Paths;
  /** Polygons and lines, flat or with a height. */
  readonly shapes: Shapes;
  /** Routes with their markers and steps. */
  readonly navigation: Navigation;
};

/** Context that `map.use` passes to a feature: the map view's internals and its namespaces. */
export type MapContext = FeatureContext & MapNamespaces;

/**
 * An optional feature for `map.use`. You can write your own features in the same way.
 *
 * @example
 * import { GridHelper } from 'three';
 *
 * const grid: Feature<Removable> = {
 *   name: 'grid',
 *   install({ stage }) {
 *     const lines = new GridHelper(100, 100);
 *     stage.scene.add(lines);
 *     stage.requestFrame();
 *     return { remove: () => lines.removeFromParent() };
 *   },
 * };
 * map.use(grid);
 *
 * @example
 * const crowds: Feature<Removable, { readonly color: string }> = {
 *   name: 'crowds',
 *   install({ venue, shapes }, { color }) {
 *     const zones = venue.areas.flatMap(({ geometry, floor }) =>
 *       geometry.type === 'Polygon' ? [shapes.add(geometry, { floor, color, opacity: 0.4 })] : [],
 *     );
 *     return { remove: () => zones.forEach((zone) => zone.remove()) };
 *   },
 * };
 * map.use(crowds, { color: '#e8590c' });
 */
export type Feature<Api extends Removable, Options = undefined> = FeatureOf<
  MapContext,
  Api,
  Options
>;
