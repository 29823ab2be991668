import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { Removable } from '../../kernel/removable.ts';

/** A marker that can be part of a cluster. */
export type ClusterableMarker = {
  /** Where it stands. */
  readonly coordinate: Coordinate;
  /** Shows or hides it. */
  update(change: { readonly visible: boolean }): void;
};

/** What can be part of a cluster: a marker, or a place that gets one while it stands alone. */
export type ClusterPoint = ClusterableMarker | Coordinate;

/** Several points that are shown as one. */
export type Cluster<P extends ClusterPoint = ClusterPoint> = {
  /** The points, as they were given. */
  readonly points: readonly P[];
  /** The middle of them. */
  readonly coordinate: Coordinate;
  /** The zoom level from which on they are no longer one. */
  readonly expansionZoom: number;
};

/** How points are grouped, and what a group looks like. */
export type ClusterOptions<P extends ClusterPoint = ClusterPoint> = {
  /** Points nearer than this become one, in CSS pixels. @defaultValue `60` */
  readonly radius?: number;
  /** Above this zoom level, a whole number, every point stands alone. @defaultValue `20` */
  readonly maxZoom?: number;
  /** Fewer points than this stay alone. @defaultValue `2` */
  readonly minPoints?: number;
  /**
   * What is shown of a cluster. A string is shown as plain text, as with markers.
   * @defaultValue a badge with the number of points
   */
  readonly content?: (cluster: Cluster<P>) => HTMLElement | string;
  /** What is shown of a place that is not given as a marker. @defaultValue the pin of markers */
  readonly pointContent?: (point: Coordinate) => HTMLElement | string;
  /** What screen readers call a cluster. @defaultValue its number of points and `places` */
  readonly title?: (cluster: Cluster<P>) => string;
  /** Whether clusters react to the pointer and can be reached with the keyboard, as buttons. @defaultValue `true` */
  readonly interactive?: boolean;
  /** Whether a click goes near enough to tell the points apart. @defaultValue `true` */
  readonly zoomOnClick?: boolean;
};

/** Events of clusters, by name. */
export type ClusterEvents<P extends ClusterPoint = ClusterPoint> = {
  /** The user clicked or tapped one, or pressed Enter or Space while it had the focus. */
  click: PointerHits & {
    /** The one that was clicked. */
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
  /** The clusters at the present zoom level, on all floors. */
  readonly clusters: readonly Cluster<P>[];
  /** Groups again, after markers moved. */
  refresh(): void;
  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof ClusterEvents<P>>(
    name: K,
    listener: (payload: ClusterEvents<P>[K]) => void,
  ): Unsubscribe;
  /** Takes the clusters off the map; markers that were given stay, and are shown again. */
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
