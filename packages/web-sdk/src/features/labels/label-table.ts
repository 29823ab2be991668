import type { CollisionGrid } from '../../kernel/collision-grid.ts';
import type { LayoutSource } from '../../kernel/screen-layout.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import {
  emptyLabelBox,
  ICON_ONLY,
  layOutLabel,
  NOT_PLACED,
  type LabelBox,
  type LabelSize,
} from './label-boxes.ts';
import {
  COVERABLE,
  LabelStore,
  MAX_PLACEMENTS,
  MEASURED,
  STALE,
  VISIBLE,
  type LabelRow,
} from './label-store.ts';

export type LabelTableOptions = {
  /**
   * Measures the text of a row by `setTextSize`. Returns `false` if this frame has no time left for
   * it.
   */
  readonly measure: (row: number) => boolean;
  /** Called after each layout. */
  readonly onLayout: () => void;
  /** Whether a floor above hides a point, in metres. */
  readonly isCovered: (x: number, y: number, z: number) => boolean;
};

/**
 * Maximum distance that a label moves down, in CSS pixels: the height of a pin and half of a label.
 */
const MAX_SHIFT = 60;
/**
 * Distance around the position of a label within which a marker counts as placed on the label, in
 * CSS pixels.
 */
const ON_PLACE = 16;
/** Maximum rank of labels that are placed after the app's markers. */
const BELOW_MARKERS = 2;
/** Part of a visible label that may be cut off by the edge of the screen, in CSS pixels. */
const CUT = 8;

/**
 * Decides which labels are visible and where their text is placed.
 *
 * Ranks decide first. A visible label precedes hidden ones of its rank, and keeps its placement as
 * long as it overlaps nothing and hardly any of it is off the screen. A hidden label needs free
 * space around it and its whole box on the screen. The two conditions differ by the margin
 * (hysteresis), so a small movement cannot make a label flicker.
 *
 * Labels are added over several frames, as their positions are computed and their texts are
 * measured. The result must not depend on how many fit into a frame: no label is accepted after one
 * that is not ready, and labels of an incomplete layout are not kept.
 */
export class LabelTable implements LayoutSource {
  columns: LabelStore = new LabelStore(64);
  ranks: Float64Array = new Float64Array(0);
  /** Visibility and altitude by index of the floor; index 0 is for labels without one. */
  readonly floorVisible: Uint8Array;
  readonly floorAltitude: Float32Array;
  /** Opacity of the floor's labels, 0 to 1. */
  readonly floorOpacity: Float32Array;
  #order = new Uint32Array(0);
  #spare = new Uint32Array(0);
  #isSorted = true;
  readonly #used: boolean[] = [];
  readonly #free: number[] = [];
  readonly #options: LabelTableOptions;
  readonly #box = emptyLabelBox();
  readonly #size: LabelSize = { icon: 0, textWidth: 0, textHeight: 0 };
  #width = 0;
  #height = 0;
  #isWaiting = false;
  /** Whether the layout has reached the ranks below markers. */
  #isBelowMarkers = false;
  /** Rows that were placed early because a marker is at their position. */
  readonly #marked = new Set<number>();

  constructor(floorCount: number, options: LabelTableOptions) {
    this.floorVisible = new Uint8Array(floorCount + 1).fill(1);
    this.floorAltitude = new Float32Array(floorCount + 1);
    this.floorOpacity = new Float32Array(floorCount + 1).fill(1);
    this.#options = options;
  }

  /** Rows in order of rank. Within a rank, the visible ones come first. */
  get order(): Uint32Array {
    return this.#order;
  }

  add(label: LabelRow): number {
    const row = this.#free.pop() ?? this.#used.length;
    if (row >= this.columns.capacity) this.columns = this.columns.grown();
    this.#used[row] = true;
    this.#forget(row);
    this.columns.flags[row] = 0;
    this.set(row, label);
    return row;
  }

  /** Changes a row. Its measured text stays valid until `invalidateText`. */
  set(row: number, label: LabelRow): void {
    const { columns } = this;
    const measured = columns.flags[row]! & (MEASURED | STALE);
    if (columns.rank[row] !== label.rank || this.#order.length !== this.#used.length) {
      this.#isSorted = false;
    }
    columns.x[row] = label.x;
    columns.y[row] = label.y;
    columns.height[row] = label.height;
    columns.floor[row] = label.floor;
    columns.rank[row] = label.rank;
    columns.flags[row] = label.flags | measured;
    columns.minZoom[row] = label.minZoom;
    columns.maxZoom[row] = label.maxZoom;
    columns.margin[row] = label.margin;
    columns.icon[row] = label.icon;
    let packed = 0;
    for (const [index, placement] of label.placements.slice(0, MAX_PLACEMENTS).entries()) {
      packed |= placement << (index * 4);
    }
    columns.placements[row] = packed;
    if (!label.placements.includes(columns.placed[row]!)) this.#forget(row);
  }

  remove(row: number): void {
    this.#forget(row);
    this.#used[row] = false;
    this.#free.push(row);
    this.#isSorted = false;
  }

  setTextSize(row: number, width: number, height: number): void {
    this.columns.textWidth[row] = width;
    this.columns.textHeight[row] = height;
    this.columns.flags[row] = (this.columns.flags[row]! | MEASURED) & ~STALE;
  }

  /** Marks the text to be measured again at its next placement. */
  invalidateText(row: number): void {
    this.columns.flags[row]! |= STALE;
  }

  begin(camera: ViewCamera): void {
    this.#isWaiting = false;
    this.#isBelowMarkers = false;
    this.#marked.clear();
    if (!this.#isSorted) this.#sort();
    this.#shownFirst();
    this.#project(camera);
  }

  place(index: number, grid: CollisionGrid): void {
    if (!this.#isBelowMarkers && this.ranks[index]! <= BELOW_MARKERS) {
      this.#isBelowMarkers = true;
      for (const row of this.#order.subarray(index)) this.#placeMarked(row, grid);
    }
    const row = this.#order[index]!;
    if (!this.#marked.has(row)) this.#place(row, grid);
  }

  /** Places a label that has a marker on it, because the user wants to read what is marked. */
  #placeMarked(row: number, grid: CollisionGrid): void {
    const x = this.columns.screenX[row]!;
    const y = this.columns.screenY[row]!;
    if (grid.markerEdge(x - ON_PLACE, y - ON_PLACE, x + ON_PLACE, y + ON_PLACE) > 0) {
      this.#marked.add(row);
      this.#place(row, grid);
    }
  }

  #place(row: number, grid: CollisionGrid): void {
    const { placed, held, shift, screenX, flags, rank, placements } = this.columns;
    const before = held[row]!;
    placed[row] = NOT_PLACED;
    const x = screenX[row]!;
    // True for NaN only: the row cannot be shown now.
    if (x !== x) return;
    if (x !== Infinity && this.#isHopeless(row, grid)) return;
    const isReady = x !== Infinity && this.#isMeasured(row, flags[row]!);
    if (!isReady) this.#isWaiting = true;
    if (!isReady || (this.#isWaiting && before === NOT_PLACED)) return;
    const moved = shift[row]!;
    shift[row] = 0;
    if (before !== NOT_PLACED && before !== ICON_ONLY) {
      if (moved !== 0 && this.#appear(row, before, grid)) return;
      shift[row] = moved;
      if (this.#keep(row, before, grid)) return;
      shift[row] = 0;
    }
    for (let rest = placements[row]!; rest !== 0; rest >>>= 4) {
      const placement = rest & 15;
      const isKept = placement === before && placement === ICON_ONLY;
      if (isKept ? this.#keep(row, placement, grid) : this.#appear(row, placement, grid)) return;
    }
    if (this.#moveBelowMarker(row, placements[row]! & 15, grid)) return;
    if (rank[row] === Infinity) this.#take(row, before || placements[row]! & 15, grid);
  }

  end(): void {
    const { placed, held } = this.columns;
    for (const row of this.#order) {
      if (!this.#isWaiting || held[row] !== NOT_PLACED) held[row] = placed[row]!;
    }
    this.#options.onLayout();
  }

  /** The box of a row on the screen, and its parts relative to the anchor. */
  boxOf(row: number, placement: number, box: LabelBox): LabelBox {
    const { icon, textWidth, textHeight } = this.columns;
    this.#size.icon = icon[row]!;
    this.#size.textWidth = textWidth[row]!;
    this.#size.textHeight = textHeight[row]!;
    layOutLabel(placement, this.#size, box);
    const shift = this.columns.shift[row]!;
    box.minY += shift;
    box.maxY += shift;
    box.textY += shift;
    box.iconY += shift;
    return box;
  }

  /**
   * Returns the visible row at a point of the screen whose flag is set, the highest rank first, or
   * -1 if there is none.
   */
  rowAt(x: number, y: number, flag: number): number {
    const { placed, flags, screenX, screenY } = this.columns;
    for (const row of this.#order) {
      if (placed[row] === NOT_PLACED || (flags[row]! & flag) === 0) continue;
      const { minX, minY, maxX, maxY } = this.boxOf(row, placed[row]!, this.#box);
      const left = x - screenX[row]!;
      const down = y - screenY[row]!;
      if (left >= minX && left <= maxX && down >= minY && down <= maxY) return row;
    }
    return -1;
  }

  /** Keeps a visible label, unless it would overlap or be cut off by the edge of the screen. */
  #keep(row: number, placement: number, grid: CollisionGrid): boolean {
    const x = this.columns.screenX[row]!;
    const y = this.columns.screenY[row]!;
    const { minX, minY, maxX, maxY } = this.boxOf(row, placement, this.#box);
    if (x + minX < -CUT || x + maxX > this.#width + CUT) return false;
    if (y + minY < -CUT || y + maxY > this.#height + CUT) return false;
    if (!grid.isClear(x + minX, y + minY, x + maxX, y + maxY)) return false;
    this.#take(row, placement, grid);
    return true;
  }

  #appear(row: number, placement: number, grid: CollisionGrid): boolean {
    const { screenX, screenY, margin, icon } = this.columns;
    if (placement === ICON_ONLY && icon[row] === 0) return false;
    const x = screenX[row]!;
    const y = screenY[row]!;
    const around = margin[row]!;
    const { minX, minY, maxX, maxY } = this.boxOf(row, placement, this.#box);
    const isFree = grid.isFree(
      x + minX - around,
      y + minY - around,
      x + maxX + around,
      y + maxY + around,
    );
    if (isFree) this.#take(row, placement, grid);
    return isFree;
  }

  /** Shows a label that a marker covers, such as a pin at its position, below that marker. */
  #moveBelowMarker(row: number, placement: number, grid: CollisionGrid): boolean {
    const { shift, screenX, screenY, margin } = this.columns;
    const x = screenX[row]!;
    const around = margin[row]!;
    const { minX, minY, maxX, maxY } = this.boxOf(row, placement, this.#box);
    const y = screenY[row]!;
    const top = y + minY - around;
    const edge = grid.markerEdge(x + minX - around, top, x + maxX + around, y + maxY + around);
    // Whole pixels: a rounding error would leave the box below the edge.
    const down = Math.ceil(edge - top);
    if (!(down <= MAX_SHIFT)) return false;
    shift[row] = down;
    if (this.#appear(row, placement, grid)) return true;
    shift[row] = 0;
    return false;
  }

  #take(row: number, placement: number, grid: CollisionGrid): void {
    const x = this.columns.screenX[row]!;
    const y = this.columns.screenY[row]!;
    const { minX, minY, maxX, maxY } = this.boxOf(row, placement, this.#box);
    grid.take(x + minX, y + minY, x + maxX, y + maxY);
    this.columns.placed[row] = placement;
  }

  #forget(row: number): void {
    this.columns.placed[row] = NOT_PLACED;
    this.columns.held[row] = NOT_PLACED;
  }

  /**
   * Returns whether a text does not need to be measured, because there is no space even for its
   * anchor, which is in the box of every placement. Of thousands of labels, only a few are on the
   * screen and free.
   */
  #isHopeless(row: number, grid: CollisionGrid): boolean {
    const { flags, rank, margin, screenX, screenY } = this.columns;
    if ((flags[row]! & MEASURED) !== 0 || rank[row] === Infinity) return false;
    const x = screenX[row]!;
    const y = screenY[row]!;
    const around = margin[row]!;
    const box = [x - around, y - around, x + around, y + around] as const;
    // A label that a marker covers may fit below it.
    return !grid.isFree(...box) && !(grid.markerEdge(...box) < Infinity);
  }

  /** Whether the size of a row is known, or can be measured now. */
  #isMeasured(row: number, flags: number): boolean {
    const isKnown = (flags & MEASURED) !== 0;
    if (isKnown && (flags & STALE) === 0) return true;
    return this.#options.measure(row) || isKnown;
  }

  #project(camera: ViewCamera): void {
    const { x, y, height, floor, flags, minZoom, maxZoom, screenX, screenY } = this.columns;
    const { width, height: screenHeight } = camera;
    const { zoom } = camera.pose;
    const { isCovered } = this.#options;
    const m = camera.viewProjection.elements;
    this.#width = width;
    this.#height = screenHeight;
    const order = this.#order;
    for (let index = 0; index < order.length; index++) {
      const row = order[index]!;
      screenX[row] = Number.NaN;
      const level = floor[row]!;
      if ((flags[row]! & VISIBLE) === 0 || this.floorVisible[level] === 0) continue;
      if (zoom < minZoom[row]! || zoom > maxZoom[row]!) continue;
      const worldX = x[row]!;
      const worldY = y[row]!;
      if (worldX !== worldX) {
        screenX[row] = Infinity;
        continue;
      }
      const worldZ = height[row]! + this.floorAltitude[level]!;
      const w = m[3]! * worldX + m[7]! * worldY + m[11]! * worldZ + m[15]!;
      if (w <= 0) continue;
      if ((flags[row]! & COVERABLE) !== 0 && isCovered(worldX, worldY, worldZ)) continue;
      const clipX = m[0]! * worldX + m[4]! * worldY + m[8]! * worldZ + m[12]!;
      const clipY = m[1]! * worldX + m[5]! * worldY + m[9]! * worldZ + m[13]!;
      screenX[row] = (clipX / w + 1) * 0.5 * width;
      screenY[row] = (1 - clipY / w) * 0.5 * screenHeight;
    }
  }

  #sort(): void {
    const { rank } = this.columns;
    const rows: number[] = [];
    for (const [row, isUsed] of this.#used.entries()) if (isUsed) rows.push(row);
    rows.sort((a, b) => (rank[a] === rank[b] ? a - b : rank[b]! > rank[a]! ? 1 : -1));
    this.#order = Uint32Array.from(rows);
    this.#spare = new Uint32Array(rows.length);
    this.ranks = Float64Array.from(rows, (row) => rank[row]!);
    this.#isSorted = true;
  }

  #shownFirst(): void {
    const { ranks } = this;
    const { held } = this.columns;
    const order = this.#order;
    const sorted = this.#spare;
    for (let start = 0; start < order.length;) {
      let end = start;
      let next = start;
      while (end < order.length && ranks[end] === ranks[start]) {
        if (held[order[end]!] !== NOT_PLACED) sorted[next++] = order[end]!;
        end += 1;
      }
      for (let index = start; index < end; index++) {
        if (held[order[index]!] === NOT_PLACED) sorted[next++] = order[index]!;
      }
      start = end;
    }
    this.#order = sorted;
    this.#spare = order;
  }
}
