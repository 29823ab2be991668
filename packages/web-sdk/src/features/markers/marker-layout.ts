import type { CollisionGrid } from '../../kernel/collision-grid.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { rankNumber, type LayoutSource } from '../../kernel/screen-layout.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import { anchoredBox, boxesMeet, type MarkerAnchor, type ScreenBox } from './anchors.ts';
import type { MarkerNode, MarkerState } from './marker-node.ts';

const DOT = { width: 14, height: 14 };
/**
 * Added to the ranks of markers, because apps place them deliberately. Automatic labels of the same
 * rank yield to markers.
 */
const ABOVE_LABELS = 0.01;
/** Overlap that a visible marker may have before it is hidden, in pixels. */
const STAY_SLACK = 3;

/** The fields of a marker that the layout uses. */
export type LayoutMarker = Pick<
  MarkerNode,
  | 'settings'
  | 'coordinate'
  | 'anchors'
  | 'anchor'
  | 'state'
  | 'box'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'isOccluded'
  | 'isShown'
  | 'isDot'
  | 'show'
>;

/** The part of the map that the layout uses. */
export type LayoutContext = {
  readonly floors: Pick<FeatureContext['floors'], 'visible' | 'presenceOf'>;
  readonly space: Pick<FeatureContext['space'], 'toWorld'>;
  readonly stage: Pick<FeatureContext['stage'], 'pixelRatio'>;
};

/** Places markers on the screen, together with labels. */
export class MarkerLayout implements LayoutSource {
  readonly #context: LayoutContext;
  readonly #nodes: Iterable<LayoutMarker>;
  #sorted: LayoutMarker[] = [];
  #ranks: number[] = [];
  #isStale = true;
  #screen: ScreenBox = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

  constructor(context: LayoutContext, nodes: Iterable<LayoutMarker>) {
    this.#context = context;
    this.#nodes = nodes;
  }

  get ranks(): readonly number[] {
    return this.#ranks;
  }

  /** Must be called after markers were added, removed or changed their rank. */
  invalidate(): void {
    this.#isStale = true;
  }

  begin(camera: ViewCamera): void {
    this.#screen = { minX: 0, minY: 0, maxX: camera.width, maxY: camera.height };
    if (this.#isStale) this.#sort();
    const { floors: shown } = this.#context;
    // While two floors cross-fade, only the one with more than half presence shows its markers.
    const there = shown.visible.filter((floor) => shown.presenceOf(floor) > 0.5);
    const floors = new Set(there.map(({ id }) => id));
    for (const node of this.#sorted) this.#project(node, camera, floors);
  }

  place(index: number, grid: CollisionGrid): void {
    const node = this.#sorted[index];
    if (!node || node.state === 'absent' || node.width === 0 || !Number.isFinite(node.x)) return;
    const { rank, collision, occlusion, collapsed, offset } = node.settings;
    if (node.isOccluded && occlusion === 'hide') return;
    const { anchors } = node;
    const boxes = anchors.map((anchor) => anchoredBox(node, node, anchor, offset));
    const isWhole = boxes.map((box, choice) => this.#isWhole(node, box, anchors[choice]!));
    // The edge may cut off a marker only if no anchor shows all of it.
    for (const whole of [true, false]) {
      for (const [choice, anchor] of anchors.entries()) {
        const box = boxes[choice]!;
        if (isWhole[choice] !== whole || !this.#isRoom(node, box, grid, anchor)) continue;
        return take(node, 'shown', box, { grid, anchor });
      }
    }
    const best = Math.max(0, isWhole.indexOf(true));
    const anchor = anchors[best] ?? 'bottom';
    if (rank === 'always' || collision === 'always-show') {
      const box = boxes[best] ?? anchoredBox(node, node, anchor, offset);
      if (boxesMeet(box, this.#screen)) take(node, 'shown', box, { grid, anchor });
    } else if (collapsed === 'dot') {
      const box = anchoredBox(node, DOT, 'center', 0);
      if (this.#isRoom(node, box, grid, undefined)) take(node, 'dot', box, { grid, anchor });
    }
  }

  end(): void {
    const { pixelRatio } = this.#context.stage;
    for (const node of this.#sorted) node.show(pixelRatio);
  }

  #sort(): void {
    this.#isStale = false;
    this.#sorted = [...this.#nodes].toSorted(
      (a, b) => rankNumber(b.settings.rank) - rankNumber(a.settings.rank),
    );
    this.#ranks = this.#sorted.map(({ settings }) => rankNumber(settings.rank) + ABOVE_LABELS);
  }

  #project(node: LayoutMarker, camera: ViewCamera, floors: ReadonlySet<string>): void {
    const { visible, minZoom, maxZoom } = node.settings;
    const { zoom } = camera.pose;
    const { coordinate } = node;
    const { floorId } = coordinate;
    node.box = undefined;
    node.state = 'absent';
    if (!visible || zoom < minZoom || zoom > maxZoom) return;
    if (floorId !== undefined && !floors.has(floorId)) return;
    node.state = 'hidden';
    const screen = camera.toScreen(this.#context.space.toWorld(coordinate));
    node.x = screen?.x ?? Number.NaN;
    node.y = screen?.y ?? Number.NaN;
  }

  /** Whether a box is fully on the screen, with a tolerance for the current anchor. */
  #isWhole(node: LayoutMarker, box: ScreenBox, anchor: MarkerAnchor): boolean {
    const slack = node.isShown && node.anchor === anchor ? STAY_SLACK : 0;
    const { minX, minY, maxX, maxY } = this.#screen;
    return (
      box.minX >= minX - slack &&
      box.minY >= minY - slack &&
      box.maxX <= maxX + slack &&
      box.maxY <= maxY + slack
    );
  }

  /**
   * Returns whether a box is free. A visible marker needs less space than a new one (hysteresis),
   * to avoid flicker.
   */
  #isRoom(
    node: LayoutMarker,
    box: ScreenBox,
    grid: CollisionGrid,
    anchor: MarkerAnchor | undefined,
  ): boolean {
    const isThere = anchor ? node.isShown && node.anchor === anchor : node.isDot;
    const slack = isThere ? STAY_SLACK : 0;
    return (
      boxesMeet(box, this.#screen) &&
      grid.isClear(box.minX + slack, box.minY + slack, box.maxX - slack, box.maxY - slack)
    );
  }
}

function take(
  node: LayoutMarker,
  state: MarkerState,
  box: ScreenBox,
  place: { readonly grid: CollisionGrid; readonly anchor: MarkerAnchor },
): void {
  place.grid.takeForMarker(box.minX, box.minY, box.maxX, box.maxY);
  node.state = state;
  node.box = box;
  node.anchor = place.anchor;
}
