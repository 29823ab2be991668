/**
 * Ids of version 1: 24 hexadecimal digits, always the same for the same id, and never used twice.
 */
export class HexIds {
  readonly #byId = new Map<string, string>();
  readonly #taken = new Set<string>();

  of(id: string): string {
    const before = this.#byId.get(id);
    if (before !== undefined) return before;
    let hex = digest(id);
    for (let attempt = 1; this.#taken.has(hex); attempt++) hex = digest(`${id}#${attempt}`);
    this.#taken.add(hex);
    this.#byId.set(id, hex);
    return hex;
  }
}

const SEEDS = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];

/** Returns three FNV-1a hashes with a final mix: well distributed, not cryptographic. */
function digest(text: string): string {
  return SEEDS.map((seed) => {
    let hash = seed;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
    hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b);
    return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
