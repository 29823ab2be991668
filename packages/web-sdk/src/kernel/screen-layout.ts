import type { Unsubscribe } from './emitter.ts';
import { CollisionGrid } from './collision-grid.ts';
import type { ViewCamera } from './view-camera.ts';

/**
 * Who comes first where there is no room for all: labels and markers with the higher rank. Names
 * stand for numbers: `'low'` 1, `'medium'` 2, `'high'` 3. `'always'` shows it even above others.
 */
export type Rank = 'low' | 'medium' | 'high' | 'always' | number;

/** The number of a rank; infinite for `'always'`. */
export function rankNumber(rank: Rank): number {
  return typeof rank === 'number' ? rank : RANKS[rank];
}

const RANKS = { low: 1, medium: 2, high: 3, always: Infinity };

/**
 * Things of one feature that want a place on the screen. Items are numbered from the one with the
 * highest rank down.
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
  /** Ranks of the items, falling. Its length is their number. */
  readonly ranks: ArrayLike<number>;
  /** Called once before items are placed: project them here. */
  begin(camera: ViewCamera): void;
  /** Decides about one item: tests the grid, takes its box, remembers whether it is shown. */
  place(index: number, grid: CollisionGrid): void;
  /** Called once after all items of all sources. */
  end(): void;
}

/**
 * Gives each label and marker its place or none. All sources share the screen: a higher rank comes
 * first, whoever it belongs to; of equal ranks the source added first.
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

  /** Lays out the items of this source, too, until the returned function is called. */
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

  /** Says that items changed, so that the next frame lays out again. */
  invalidate(): void {
    this.#dirty = true;
  }

  /** @internal Lays out if the camera or an item changed since the last call. */
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
