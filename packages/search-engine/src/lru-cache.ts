/** An LRU cache bounded by total weight instead of entry count. */
export class LruCache<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  constructor(most: number, weightOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  get(key: string, make: () => Value): Value {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const made = make();
    this.#kept.set(key, made);
    this.#weight += this.#weightOf(made);
    this.#dropOldest();
    return made;
  }

  #dropOldest(): void {
    for (const [key, value] of this.#kept) {
      if (this.#weight <= this.#most) return;
      this.#kept.delete(key);
      this.#weight -= this.#weightOf(value);
    }
  }
}
