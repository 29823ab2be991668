/**
 * A priority queue of numbers that returns the id with the lowest priority first.
 *
 * Idea: a binary heap in two typed arrays that double when full, so that routing allocates nothing
 * per step. Ids may be pushed again with a better priority; the caller skips the stale entry when
 * it comes out. Cost: O(log n) for push and pop.
 *
 * Invariant: no entry comes before its parent, and equal priorities are ordered by the smaller id,
 * so the order of results never depends on the order of pushes.
 *
 * @example
 * const heap = new MinHeap();
 * heap.push(4, 2.5);
 * while (heap.size > 0) {
 *   const cost = heap.topPriority;
 *   const id = heap.pop();
 * }
 */
export class MinHeap {
  #ids: Int32Array;
  #priorities: Float64Array;
  #size = 0;

  /** Creates an empty heap with space for `capacity` entries before it first grows. */
  constructor(capacity = 64) {
    this.#ids = new Int32Array(Math.max(1, capacity));
    this.#priorities = new Float64Array(Math.max(1, capacity));
  }

  /** Number of entries in the heap. */
  get size(): number {
    return this.#size;
  }

  /** Lowest priority, or Infinity if the heap is empty. */
  get topPriority(): number {
    return this.#size > 0 ? this.#priorities[0]! : Infinity;
  }

  /** Removes all entries and keeps the memory. */
  clear(): void {
    this.#size = 0;
  }

  /** Adds an id, an integer of 32 bits, with its priority. */
  push(id: number, priority: number): void {
    if (this.#size === this.#ids.length) this.#grow();
    const ids = this.#ids;
    const priorities = this.#priorities;
    let slot = this.#size;
    this.#size += 1;
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      if (!isBefore(id, priority, ids[parent]!, priorities[parent]!)) break;
      ids[slot] = ids[parent]!;
      priorities[slot] = priorities[parent]!;
      slot = parent;
    }
    ids[slot] = id;
    priorities[slot] = priority;
  }

  /** Removes the id with the lowest priority and returns it, or -1 if the heap is empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#ids[0]!;
    this.#size -= 1;
    if (this.#size > 0) this.#sink(this.#ids[this.#size]!, this.#priorities[this.#size]!);
    return top;
  }

  #sink(id: number, priority: number): void {
    const ids = this.#ids;
    const priorities = this.#priorities;
    let slot = 0;
    for (;;) {
      let child = 2 * slot + 1;
      if (child >= this.#size) break;
      const other = child + 1;
      if (
        other < this.#size &&
        isBefore(ids[other]!, priorities[other]!, ids[child]!, priorities[child]!)
      ) {
        child = other;
      }
      if (!isBefore(ids[child]!, priorities[child]!, id, priority)) break;
      ids[slot] = ids[child]!;
      priorities[slot] = priorities[child]!;
      slot = child;
    }
    ids[slot] = id;
    priorities[slot] = priority;
  }

  #grow(): void {
    const ids = new Int32Array(this.#ids.length * 2);
    const priorities = new Float64Array(this.#ids.length * 2);
    ids.set(this.#ids);
    priorities.set(this.#priorities);
    this.#ids = ids;
    this.#priorities = priorities;
  }
}

function isBefore(id: number, priority: number, otherId: number, otherPriority: number): boolean {
  return priority < otherPriority || (priority === otherPriority && id < otherId);
}
