/** Disjoint sets over the numbers below `size` (union–find). */
export class UnionFind {
  readonly #parents: number[];

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, index) => index);
  }

  /** Returns the representative of the set of `item`. */
  rootOf(item: number): number {
    let root = item;
    while (this.#parents[root] !== root) {
      this.#parents[root] = this.#parents[this.#parents[root]!]!;
      root = this.#parents[root]!;
    }
    return root;
  }

  /**
   * Merges two sets. The lower number becomes the representative, so the order of calls does not
   * matter.
   */
  join(a: number, b: number): void {
    const [rootA, rootB] = [this.rootOf(a), this.rootOf(b)];
    this.#parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  isJoined(a: number, b: number): boolean {
    return this.rootOf(a) === this.rootOf(b);
  }

  /** Returns all sets, each ascending, ordered by their first number. */
  sets(): number[][] {
    const groups = new Map<number, number[]>();
    for (const item of this.#parents.keys()) {
      const root = this.rootOf(item);
      const group = groups.get(root);
      if (group) group.push(item);
      else groups.set(root, [item]);
    }
    return [...groups.values()];
  }
}
