import type { Unsubscribe } from './emitter.ts';
import { CollisionGrid } from './collision-grid.ts';
import type { ViewCamera } from './view-camera.ts';

/**
 * Collision priority of a label or marker. Where several compete for space, the higher rank is
 * shown. Names represent numbers: `'low'` is 1, `'medium'` 2 and `'high'` 3. `'always'` shows the
 * item even if it overlaps others.
 */
export type Rank = 'low' | 'medium' | 'high' | 'always' | number;

/** Returns the number of a rank, which is infinite for `'always'`. */
export function rankNumber(rank: Rank): number {
  return typeof rank === 'number' ? rank : RANKS[rank];
}

const RANKS = { low: 1, medium: 2, high: 3, always: Infinity };

/**
 * Items of one feature that compete for space on the screen. Items are numbered by descending rank.
 *
 * @example
 * const badge: LayoutSource = {
 *   ranks: [2],
 *   begin() {},
 *   place(_index, grid) {
 *     if (grid.isFree(20, 20, 120, 50)) grid.take(20, 20, 120, 50);
 *   },
 *   end() {},
 * };
 * context.layout.add(badge);
 */
export interface LayoutSource {
  /** Ranks of the items in descending order. The length of the list is the number of items. */
  readonly ranks: ArrayLike<number>;
  /** Called once before items are placed. Project the items to the screen here. */
  begin(camera: ViewCamera): void;
  /**
   * Decides about one item: tests the grid, takes the item's box, and stores whether the item is
   * shown.
   */
  place(index: number, grid: CollisionGrid): void;
  /** Called once after all items of all sources are placed. */
  end(): void;
}

/**
 * Decides which labels and markers get space on the screen. All sources share the screen. The item
 * with the higher rank is placed first, and among equal ranks the source that was added first.
 *
 * @example
 * // Labels and markers leave the corner free.
 * const corner = { ranks: [Infinity], begin() {}, end() {} };
 * const stop = context.layout.add({ ...corner, place: (_index, grid) => grid.take(0, 0, 200, 80) });
 */
export class ScreenLayout {
  readonly #grid = new CollisionGrid();
  readonly #sources: LayoutSource[] = [];
  #next = new Uint32Array(8);
  #dirty = true;
  #revision = -1;

  /** Adds a source to the layout, and returns a function that removes the source. */
  add(source: LayoutSource): Unsubscribe {
    this.#sources.push(source);
    if (this.#next.length < this.#sources.length)
      this.#next = new Uint32Array(this.#next.length * 2);
    this.invalidate();
    return () => {
      const index = this.#sources.indexOf(source);
      if (index !== -1) this.#sources.splice(index, 1);
      this.invalidate();
    };
  }

  /**
   * Marks the layout as outdated because items changed, so that the next frame computes it again.
   */
  invalidate(): void {
    this.#dirty = true;
  }

  /** @internal Computes the layout if the camera or an item changed since the last call. */
  update(camera: ViewCamera): void {
    if (!this.#dirty && this.#revision === camera.revision) return;
    // Cleared first, so that a source can request another layout during this one.
    this.#dirty = false;
    this.#revision = camera.revision;
    this.#grid.reset(camera.width, camera.height);
    for (const source of this.#sources) source.begin(camera);
    this.#placeByRank();
    for (const source of this.#sources) source.end();
  }

  #placeByRank(): void {
    const sources = this.#sources;
    const next = this.#next.fill(0);
    for (;;) {
      let best = -1;
      let bestRank = -Infinity;
      // The highest pending ranks in sources before and after the best one.
      let before = -Infinity;
      let after = -Infinity;
      for (let index = 0; index < sources.length; index++) {
        const rank = sources[index]!.ranks[next[index]!];
        if (rank === undefined) continue;
        if (best === -1 || rank > bestRank) {
          before = Math.max(before, bestRank, after);
          after = -Infinity;
          best = index;
          bestRank = rank;
        } else if (rank > after) after = rank;
      }
      if (best === -1) return;
      const source = sources[best]!;
      let rank: number | undefined;
      do {
        source.place(next[best]!++, this.#grid);
        rank = source.ranks[next[best]!];
      } while (rank !== undefined && rank > before && rank >= after);
    }
  }
}
