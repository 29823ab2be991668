/**
 * Prefixes of ids in any version. Only these are removed, because an id may itself contain an
 * underscore.
 */
const PREFIX = /^(?:m|s|o|e|n|c|f|g|a|b|v|l|p|fs|ms|ar|ta|ea|loc|loci|lcat|cat)_(?=.)/;

/**
 * Creates ids of one type: the prefix, then the id of the source. The same calls in the same order
 * return the same ids, all unique.
 */
export class IdMaker {
  readonly #prefix: string;
  readonly #taken = new Set<string>();
  readonly #nextNumber = new Map<string, number>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  make(sourceId: string): string {
    const whole = this.#prefixed(sourceId);
    const bare = this.#prefixed(sourceId.replace(PREFIX, ''));
    for (const id of [bare, whole]) {
      if (!this.#taken.has(id)) return this.#take(id);
    }
    let number = this.#nextNumber.get(bare) ?? 2;
    while (this.#taken.has(`${bare}-${number}`)) number++;
    this.#nextNumber.set(bare, number + 1);
    return this.#take(`${bare}-${number}`);
  }

  #prefixed(text: string): string {
    return `${this.#prefix}_${text.replaceAll(/[^A-Za-z0-9_-]/g, '-') || 'unnamed'}`;
  }

  #take(id: string): string {
    this.#taken.add(id);
    return id;
  }
}
