/** A fuzzy match, possibly of a prefix. */
export type FuzzyMatch = { readonly term: number; readonly typos: number };

const MAX_LENGTH = 48;

/**
 * The sorted terms of an index as a trie. The terms below a node are adjacent in sort order, so a
 * prefix is a range of term ids.
 */
export class TermTrie {
  readonly terms: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #letter: Uint16Array;
  readonly #firstChild: Int32Array;
  readonly #nextSibling: Int32Array;
  readonly #low: Uint32Array;
  readonly #high: Uint32Array;

  /** @param words - Each once. */
  constructor(words: Iterable<string>) {
    this.terms = [...words].toSorted(byCodeUnits);
    this.#ids = new Map(this.terms.map((term, id) => [term, id]));
    const nodes = buildNodes(this.terms);
    this.#letter = Uint16Array.from(nodes, ({ letter }) => letter);
    this.#firstChild = Int32Array.from(nodes, ({ firstChild }) => firstChild);
    this.#nextSibling = Int32Array.from(nodes, ({ nextSibling }) => nextSibling);
    this.#low = Uint32Array.from(nodes, ({ low }) => low);
    this.#high = Uint32Array.from(nodes, ({ high }) => high);
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** Range of the term ids with a prefix. */
  prefixRange(text: string): { readonly low: number; readonly high: number } {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      node = this.#childOf(node, text.charCodeAt(at));
      if (node < 0) return { low: 0, high: 0 };
    }
    return { low: this.#low[node] ?? 0, high: this.#high[node] ?? 0 };
  }

  /**
   * Finds terms within an edit distance of a word: insertion, deletion, substitution or
   * transposition. With `isBeginning`, the word may be a prefix of the term.
   */
  fuzzySearch(word: string, maxTypos: number, isBeginning: boolean): FuzzyMatch[] {
    const found = new Map<number, number>();
    const keep = (low: number, high: number, typos: number): void => {
      for (let term = low; term < high; term += 1) {
        if ((found.get(term) ?? Infinity) > typos) found.set(term, typos);
      }
    };
    const rows = new EditDistanceTable(word);
    const walk = (node: number, depth: number): void => {
      for (let child = this.#firstChild[node] ?? -1; child >= 0; child = this.#next(child)) {
        const least = rows.fill(depth + 1, this.#letter[child] ?? 0, this.#letter[node] ?? 0);
        const typos = rows.distance(depth + 1);
        const low = this.#low[child] ?? 0;
        if (typos <= maxTypos) {
          const isTerm = this.terms[low]?.length === depth + 1;
          if (isBeginning) keep(low, this.#high[child] ?? 0, typos);
          else if (isTerm) keep(low, low + 1, typos);
        }
        if (depth + 1 < MAX_LENGTH && least <= maxTypos) walk(child, depth + 1);
      }
    };
    walk(0, 0);
    return [...found].map(([term, typos]) => ({ term, typos }));
  }

  #next(node: number): number {
    return this.#nextSibling[node] ?? -1;
  }

  #childOf(node: number, letter: number): number {
    let child = this.#firstChild[node] ?? -1;
    while (child >= 0 && this.#letter[child] !== letter) child = this.#next(child);
    return child;
  }
}

/** Dynamic-programming table of the edit distance: one row per letter on the path in the trie. */
class EditDistanceTable {
  readonly #word: string;
  readonly #width: number;
  readonly #cells: Uint8Array;

  constructor(word: string) {
    this.#word = word;
    this.#width = word.length + 1;
    this.#cells = new Uint8Array(this.#width * (MAX_LENGTH + 1));
    for (let at = 0; at < this.#width; at += 1) this.#cells[at] = at;
  }

  /** Edit distance between the word and the first `depth` letters. */
  distance(depth: number): number {
    return this.#cells[(depth + 1) * this.#width - 1] ?? 0;
  }

  /** Fills one row of the table and returns its minimum, a lower bound for every longer term. */
  fill(depth: number, letter: number, letterBefore: number): number {
    const cells = this.#cells;
    const width = this.#width;
    const row = depth * width;
    cells[row] = depth;
    let least = depth;
    for (let at = 1; at < width; at += 1) {
      const own = this.#word.charCodeAt(at - 1);
      const above = row - width + at;
      const change = (cells[above - 1] as number) + (own === letter ? 0 : 1);
      let best = Math.min(
        change,
        (cells[above] as number) + 1,
        (cells[row + at - 1] as number) + 1,
      );
      // A transposition counts as one edit.
      const isSwapped = own === letterBefore && this.#word.charCodeAt(at - 2) === letter;
      if (depth > 1 && at > 1 && isSwapped) {
        best = Math.min(best, (cells[above - width - 2] as number) + 1);
      }
      cells[row + at] = best;
      if (best < least) least = best;
    }
    return least;
  }
}

type Node = {
  readonly letter: number;
  firstChild: number;
  nextSibling: number;
  readonly low: number;
  high: number;
};

function buildNodes(terms: readonly string[]): Node[] {
  const nodes: Node[] = [
    { letter: 0, firstChild: -1, nextSibling: -1, low: 0, high: terms.length },
  ];
  // Path from the root to the last term. Terms are sorted, so only its end changes.
  let path = [0];
  let last = '';
  for (const [id, term] of terms.entries()) {
    const shared = commonPrefixLength(last, term);
    path = path.slice(0, shared + 1);
    for (let at = shared; at < term.length; at += 1) {
      const parent = nodes[path[at] ?? 0];
      const node = nodes.length;
      nodes.push({
        letter: term.charCodeAt(at),
        firstChild: -1,
        nextSibling: parent?.firstChild ?? -1,
        low: id,
        high: id,
      });
      if (parent) parent.firstChild = node;
      path.push(node);
    }
    for (const node of path.slice(1)) {
      const entry = nodes[node];
      if (entry) entry.high = id + 1;
    }
    last = term;
  }
  return nodes;
}

function commonPrefixLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
