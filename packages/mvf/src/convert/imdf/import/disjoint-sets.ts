/** Groups of things that grow together, found by any of their members. */
export class UnionFind<Item> {
  readonly #parents = new Map<Item, Item>();

  /** The representative of the set of an item. */
  find(item: Item): Item {
    let root = item;
    for (let up = this.#parents.get(root); up !== undefined; up = this.#parents.get(root)) {
      root = up;
    }
    // Path compression.
    for (let at = item; at !== root;) {
      const up = this.#parents.get(at) ?? root;
      this.#parents.set(at, root);
      at = up;
    }
    return root;
  }

  /** Makes one group of two; false when they were one already. */
  unite(a: Item, b: Item): boolean {
    const [rootA, rootB] = [this.find(a), this.find(b)];
    if (rootA === rootB) return false;
    this.#parents.set(rootB, rootA);
    return true;
  }
}
