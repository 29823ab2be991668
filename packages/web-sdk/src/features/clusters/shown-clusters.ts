import type { Coordinate } from '@brand/venue';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type {
  Cluster,
  ClusterableMarker,
  ClusterEvents,
  ClusterGroup,
  ClusterOptions,
  ClusterPoint,
  ClusterPorts,
} from './cluster-options.ts';
import { buildClusterTree, pointsOf, type ClusterNode, type ClusterTree } from './cluster-tree.ts';

// A whole building is a few pixels wide here; farther out there is nothing left to group.
const MIN_ZOOM = 12;

/** Clusters of one group of points on the map. */
export class ShownClusters<P extends ClusterPoint> implements ClusterGroup<P> {
  readonly #context: FeatureContext & ClusterPorts;
  readonly #points: readonly P[];
  readonly #options: ClusterOptions<P> & { readonly removed: () => void };
  /** The marker that is shown for each node. */
  readonly #drawn = new Map<ClusterNode, Removable>();
  readonly #clusters = new Map<ClusterNode, Cluster<P>>();
  readonly #events = new Emitter<ClusterEvents<P>>();
  #byFloor: readonly { readonly points: readonly P[]; readonly tree: ClusterTree }[] = [];

  constructor(
    context: FeatureContext & ClusterPorts,
    points: readonly P[],
    options: ClusterOptions<P> & { readonly removed: () => void },
  ) {
    this.#context = context;
    this.#points = points;
    this.#options = options;
    this.refresh();
  }

  get clusters(): readonly Cluster<P>[] {
    return [...this.#clusters.values()];
  }

  refresh(): void {
    const { radius = 60, maxZoom = 20, minPoints = 2 } = this.#options;
    const { space, stage } = this.#context;
    const floors = Map.groupBy(this.#points, (point) => coordinateOf(point).floorId);
    this.#byFloor = [...floors.values()].map((points) => ({
      points,
      tree: buildClusterTree(
        points.map((point) => space.toMetres(coordinateOf(point).lngLat)),
        {
          radius,
          maxZoom: Math.floor(maxZoom),
          minZoom: MIN_ZOOM,
          minPoints,
          metresPerPixelAt: (zoom) => stage.camera.metresPerPixelAt(zoom),
        },
      ),
    }));
    this.show();
  }

  on<K extends keyof ClusterEvents<P>>(
    name: K,
    listener: (payload: ClusterEvents<P>[K]) => void,
  ): Unsubscribe {
    return this.#events.on(name, listener);
  }

  /** Updates the markers for the current zoom level; unchanged ones stay. */
  show(): void {
    const { zoom } = this.#context.stage.camera.pose;
    const wanted = new Set<ClusterNode>();
    for (const { points, tree } of this.#byFloor) {
      for (const node of tree.at(zoom)) {
        wanted.add(node);
        if (!this.#drawn.has(node)) this.#drawn.set(node, this.#draw(node, points));
      }
    }
    for (const [node, drawn] of this.#drawn) {
      if (wanted.has(node)) continue;
      drawn.remove();
      this.#drawn.delete(node);
    }
  }

  remove(): void {
    for (const drawn of this.#drawn.values()) drawn.remove();
    this.#drawn.clear();
    this.#events.clear();
    for (const point of this.#points) if (isMarker(point)) point.update({ visible: true });
    this.#options.removed();
  }

  #draw(node: ClusterNode, points: readonly P[]): Removable {
    return node.index < 0 ? this.#drawCluster(node, points) : this.#drawPoint(points[node.index]!);
  }

  #drawPoint(point: P): Removable {
    if (isMarker(point)) {
      point.update({ visible: true });
      return { remove: () => point.update({ visible: false }) };
    }
    const content = this.#options.pointContent?.(point);
    return this.#context.markers.add(point, content === undefined ? {} : { content });
  }

  #drawCluster(node: ClusterNode, points: readonly P[]): Removable {
    const { markers, camera, space, root } = this.#context;
    const { content, title, interactive = true, zoomOnClick = true } = this.#options;
    const members = pointsOf(node).map((index) => points[index]!);
    const cluster: Cluster<P> = {
      points: members,
      coordinate: {
        ...coordinateOf(members[0]!),
        lngLat: space.frame.toLngLat(node),
      },
      expansionZoom: node.zoom + 1,
    };
    for (const member of members) if (isMarker(member)) member.update({ visible: false });
    const marker = markers.add(cluster.coordinate, {
      content: content?.(cluster) ?? badge(root.ownerDocument, members.length),
      anchor: 'center',
      rank: 'high',
      collision: 'always-show',
      interactive,
      title: title?.(cluster) ?? `${members.length} places`,
    });
    marker.on('click', (click) => {
      this.#events.emit('click', { ...click, cluster });
      if (!zoomOnClick) return;
      camera.animateTo({ center: cluster.coordinate, zoom: cluster.expansionZoom });
    });
    this.#clusters.set(node, cluster);
    return {
      remove: () => {
        this.#clusters.delete(node);
        marker.remove();
      },
    };
  }
}

function isMarker(point: ClusterPoint): point is ClusterableMarker {
  return 'update' in point;
}

function coordinateOf(point: ClusterPoint): Coordinate {
  return isMarker(point) ? point.coordinate : point;
}

function badge(document: Document, count: number): HTMLElement {
  const element = document.createElement('div');
  element.className = 'mv-cluster';
  element.textContent = String(count);
  return element;
}
