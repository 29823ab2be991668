import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { Removable } from '../../kernel/removable.ts';

/** A marker that can be part of a cluster. */
export type ClusterableMarker = {
  /** Current coordinate of the marker. */
  readonly coordinate: Coordinate;
  /** Shows or hides the marker. */
  update(change: { readonly visible: boolean }): void;
};

/**
 * A point that can be part of a cluster: a marker, or a place that gets a marker while it is not
 * clustered.
 */
export type ClusterPoint = ClusterableMarker | Coordinate;

/** Several points that are shown as one. */
export type Cluster<P extends ClusterPoint = ClusterPoint> = {
  /** The points, as you passed them. */
  readonly points: readonly P[];
  /** Centre of the points. */
  readonly coordinate: Coordinate;
  /** Zoom level from which the points are shown separately. */
  readonly expansionZoom: number;
};

/** Options for grouping points and for showing clusters. */
export type ClusterOptions<P extends ClusterPoint = ClusterPoint> = {
  /** Distance below which points are combined, in CSS pixels. @defaultValue `60` */
  readonly radius?: number;
  /** Maximum zoom level at which points are combined, as a whole number. @defaultValue `20` */
  readonly maxZoom?: number;
  /** Minimum number of points in a cluster. @defaultValue `2` */
  readonly minPoints?: number;
  /**
   * Returns the content of a cluster. A string is shown as plain text, as with markers.
   * @defaultValue a badge with the number of points
   */
  readonly content?: (cluster: Cluster<P>) => HTMLElement | string;
  /**
   * Returns the content for a place that was not passed as a marker.
   * @defaultValue the pin of markers
   */
  readonly pointContent?: (point: Coordinate) => HTMLElement | string;
  /**
   * Returns the name of a cluster for screen readers.
   * @defaultValue its number of points and `places`
   */
  readonly title?: (cluster: Cluster<P>) => string;
  /**
   * Whether clusters respond to the pointer and work as buttons for the keyboard.
   * @defaultValue `true`
   */
  readonly interactive?: boolean;
  /** Whether a click zooms in until the points are shown separately. @defaultValue `true` */
  readonly zoomOnClick?: boolean;
};

/** Events of clusters, by name. */
export type ClusterEvents<P extends ClusterPoint = ClusterPoint> = {
  /**
   * Fires when the user clicks or taps a cluster, or presses Enter or Space while it has the focus.
   */
  click: PointerHits & {
    /** The cluster that was clicked. */
    readonly cluster: Cluster<P>;
  };
};

/**
 * Points that were added together.
 *
 * @example
 * const group = map.use(clusters).add(venue.doors.map(({ center }) => center));
 * group.on('click', ({ cluster }) => showMessage(`${cluster.points.length} doors`));
 * group.remove();
 */
export interface ClusterGroup<P extends ClusterPoint = ClusterPoint> {
  /** The clusters at the current zoom level, on all floors. */
  readonly clusters: readonly Cluster<P>[];
  /** Groups the points again after markers have moved. */
  refresh(): void;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof ClusterEvents<P>>(
    name: K,
    listener: (payload: ClusterEvents<P>[K]) => void,
  ): Unsubscribe;
  /** Removes the clusters from the map. Markers that you passed stay and are shown again. */
  remove(): void;
}

export type ClusterPorts = {
  readonly markers: {
    add(
      target: Coordinate,
      options: {
        readonly content?: HTMLElement | string;
        readonly anchor?: 'center';
        readonly rank?: 'high';
        readonly collision?: 'always-show';
        readonly interactive?: boolean;
        readonly title?: string;
      },
    ): { on(name: 'click', listener: (click: PointerHits) => void): Unsubscribe } & Removable;
  };
  readonly camera: {
    animateTo(change: { readonly center: Coordinate; readonly zoom: number }): unknown;
  };
};
