import type { CollisionGrid } from '../../kernel/collision-grid.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { rankNumber, type LayoutSource } from '../../kernel/screen-layout.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import { anchoredBox, boxesMeet, type MarkerAnchor, type ScreenBox } from './anchors.ts';
import type { MarkerNode, MarkerState } from './marker-node.ts';

const DOT = { width: 14, height: 14 };
/** A marker was put there by somebody; labels of the same rank come by themselves and give way. */
const ABOVE_LABELS = 0.01;
/** By how many pixels what is shown may overlap others before it gives way. */
const STAY_SLACK = 3;

/** What layout needs of a marker. */
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

/** What layout needs of the map. */
export type LayoutContext = {
  readonly floors: Pick<FeatureContext['floors'], 'visible' | 'presenceOf'>;
  readonly space: Pick<FeatureContext['space'], 'toWorld'>;
  readonly stage: Pick<FeatureContext['stage'], 'pixelRatio'>;
};

/** Gives markers their place on the screen, next to labels. */
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

  /** Says that markers came, went or changed their rank. */
  invalidate(): void {
    this.#isStale = true;
  }

  begin(camera: ViewCamera): void {
    this.#screen = { minX: 0, minY: 0, maxX: camera.width, maxY: camera.height };
    if (this.#isStale) this.#sort();
    const { floors: shown } = this.#context;
    // Of two floors that fade into each other, the one that is more than half there has its markers.
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
    // Cut off at the edge only where no anchor shows the whole.
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

  /** Whether a box is on the screen as a whole, give or take a little where the marker is already. */
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

  /** What is shown already needs less room than what is to appear, so that nothing flickers. */
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
  place.grid.take(box.minX, box.minY, box.maxX, box.maxY);
  node.state = state;
  node.box = box;
  node.anchor = place.anchor;
}
