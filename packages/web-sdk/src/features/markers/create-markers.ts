import { applyThemeStyles } from '../../dom/overlay/apply-theme-styles.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { Hit } from '../../kernel/hits.ts';
import { boxContains } from './anchors.ts';
import { MarkerLayout } from './marker-layout.ts';
import { MarkerNode, type MarkerOwner } from './marker-node.ts';
import { checkOcclusion } from './marker-occlusion.ts';
import type { MarkerOptions, MarkerTarget } from './marker-options.ts';
import type { Marker } from './marker.ts';

// Touch tolerance around a dot, in CSS pixels.
const DOT_REACH = 6;
const SOLID_FIELDS: ReadonlySet<string> = new Set(['visible', 'opacity', 'height', 'altitude']);

/**
 * Markers of a map: HTML at positions in the venue.
 *
 * @example
 * const badge = document.createElement('strong');
 * badge.textContent = 'Open';
 * map.markers.add(place, { content: badge, anchor: ['bottom', 'left', 'right'], rank: 'high' });
 * map.markers.removeAll();
 */
export interface Markers {
  /** All markers on the map, in the order they were added. */
  readonly all: readonly Marker[];
  /** Adds a marker to the map. The marker is visible while its floor is. */
  add(target: MarkerTarget, options?: MarkerOptions): Marker;
  /** Removes all markers from the map. */
  removeAll(): void;
}

export function createMarkers(context: FeatureContext): Markers & Removable {
  const { overlay, events, stage, layout, motion, hits, floors, layers, elements } = context;
  const nodes = new Set<MarkerNode>();
  const nodeOf = new WeakMap<Element, MarkerNode>();
  const layer = overlay.ownerDocument.createElement('div');
  layer.className = 'mv-markers';
  overlay.append(layer);

  const source = new MarkerLayout(context, nodes);
  const changed = (): void => {
    source.invalidate();
    layout.invalidate();
    stage.requestFrame();
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const node = nodeOf.get(target);
      const [size] = borderBoxSize;
      // An element that is not displayed has no size; its last size is the best estimate.
      if (!node || !size || size.inlineSize === 0) continue;
      node.width = size.inlineSize;
      node.height = size.blockSize;
    }
    changed();
  });
  const owner: MarkerOwner = {
    context,
    changed,
    removed(node) {
      nodes.delete(node);
      sizes.unobserve(node.element);
      changed();
    },
  };
  const recheck = (): void => {
    for (const node of nodes) node.checkedAt = -1;
    changed();
  };
  let seen = '';
  const watchScene = (): void => {
    const now = `${floors.revision} ${layers.revision}`;
    if (now === seen) return;
    seen = now;
    recheck();
  };
  const cleanups = [
    () => layer.remove(),
    () => sizes.disconnect(),
    applyThemeStyles(context),
    layout.add(source),
    hits.add(({ screen }) => hitsAt(nodes, screen)),
    // Occluders may have appeared or disappeared, and elements below markers may have moved.
    elements.on('change', ({ fields }) => {
      if (fields.some((field) => SOLID_FIELDS.has(field))) recheck();
    }),
    stage.onFrame('update', watchScene),
    events.on('language-change', () => {
      for (const node of nodes) node.update({});
    }),
    events.on('click', (click) => {
      const hit = click.hits.find(({ type, isInteractive }) => type === 'marker' && isInteractive);
      if (hit?.type === 'marker') (hit.target as MarkerNode).events.emit('click', click);
    }),
    stage.onFrame('after', () => {
      layer.classList.toggle('mv-still', motion.isReduced);
      const { isDone, isChanged } = checkOcclusion(context, nodes);
      if (isChanged) layout.invalidate();
      if (isChanged || !isDone) stage.requestFrame();
    }),
  ];
  const removeAll = (): void => {
    for (const node of nodes) node.remove();
  };
  const remove = (): void => {
    removeAll();
    for (const clean of cleanups.splice(0)) clean();
  };
  context.onRemove(remove);
  return {
    get all() {
      return [...nodes];
    },
    add(target, options = {}) {
      const node = new MarkerNode(owner, target, options);
      nodes.add(node);
      nodeOf.set(node.element, node);
      layer.append(node.holder);
      sizes.observe(node.element);
      changed();
      return node;
    },
    removeAll,
    remove,
  };
}

function hitsAt(nodes: Iterable<MarkerNode>, screen: { x: number; y: number }): readonly Hit[] {
  return [...nodes]
    .filter(
      ({ box, isDot }) => box !== undefined && boxContains(box, screen, isDot ? DOT_REACH : 0),
    )
    .toReversed()
    .toSorted((a, b) => b.settings.zIndex - a.settings.zIndex)
    .map((node) => ({
      type: 'marker',
      target: node,
      coordinate: node.coordinate,
      distance: 0,
      isInteractive: node.settings.interactive !== false,
    }));
}
