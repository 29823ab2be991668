import type { Coordinate } from '@brand/venue';

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
   * Makes what a cluster looks like. A string is shown as plain text.
   * @defaultValue a badge with the number of points
   */
  readonly render?: (cluster: Cluster<P>) => HTMLElement | string;
  /** Makes what a place looks like that is not given as a marker. @defaultValue the pin of markers */
  readonly renderPoint?: (point: Coordinate) => HTMLElement | string;
  /** What screen readers call a cluster. @defaultValue its number of points and `places` */
  readonly title?: (cluster: Cluster<P>) => string;
  /** What a click does: goes near enough to tell the points apart, nothing, or what you say. @defaultValue `'zoom'` */
  readonly onClick?: 'zoom' | 'none' | ((cluster: Cluster<P>) => void);
};

/** Points that were added together. */
export interface ClusterGroup<P extends ClusterPoint = ClusterPoint> {
  /** The clusters at the present zoom level, on all floors. */
  readonly clusters: readonly Cluster<P>[];
  /** Groups again, after markers moved. */
  refresh(): void;
  /** Takes the clusters off the map; markers that were given stay, and are shown again. */
  remove(): void;
}

/** What clusters ask of others. */
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
    ): { on(name: 'click', listener: () => void): () => void; remove(): void };
  };
  readonly camera: {
    animateTo(change: { readonly center: Coordinate; readonly zoom: number }): unknown;
  };
};
