/** Directed edges, with those of a vertex side by side (compressed sparse rows). */
export type EdgeTable = {
  /** Index of each vertex's first edge. The array is one longer than the number of vertices. */
  readonly firstEdge: Uint32Array;
  /** The vertex that each edge leads to. */
  readonly edgeTarget: Uint32Array;
  /** Cost of each edge, in metres of walking. */
  readonly edgeCost: Float64Array;
  /** Navigation flags of each edge, as `flagWords` bit fields. */
  readonly edgeFlags: Uint32Array;
  /** Number of bit fields of 32 flags per edge, at least 1. */
  readonly flagWords: number;
};

/** Edges in the order of their creation. */
export class EdgeList {
  readonly flagWords: number;
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #cost: number[] = [];
  readonly #flags: number[] = [];

  constructor(flagWords: number) {
    this.flagWords = flagWords;
  }

  /** Adds an edge. Missing bit fields have no flag set. */
  add(from: number, to: number, cost: number, flags: readonly number[]): void {
    this.#from.push(from);
    this.#to.push(to);
    this.#cost.push(cost);
    for (let word = 0; word < this.flagWords; word++) this.#flags.push(flags[word] ?? 0);
  }

  /** Sorts the edges by the vertex that they leave. Edges of one vertex keep their order. */
  pack(vertexCount: number): EdgeTable {
    return packEdges(vertexCount, this.#from, {
      to: this.#to,
      cost: this.#cost,
      flags: this.#flags,
      flagWords: this.flagWords,
    });
  }
}

type LooseEdges = {
  readonly to: ArrayLike<number>;
  readonly cost: ArrayLike<number>;
  readonly flags: ArrayLike<number>;
  readonly flagWords: number;
};

function packEdges(vertexCount: number, from: ArrayLike<number>, edges: LooseEdges): EdgeTable {
  const { to, cost, flags, flagWords } = edges;
  const count = from.length;
  const firstEdge = new Uint32Array(vertexCount + 1);
  for (let edge = 0; edge < count; edge++) firstEdge[from[edge]! + 1]! += 1;
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    firstEdge[vertex + 1]! += firstEdge[vertex]!;
  }
  const next = firstEdge.slice();
  const edgeTarget = new Uint32Array(count);
  const edgeCost = new Float64Array(count);
  const edgeFlags = new Uint32Array(count * flagWords);
  for (let edge = 0; edge < count; edge++) {
    const slot = next[from[edge]!]!++;
    edgeTarget[slot] = to[edge]!;
    edgeCost[slot] = cost[edge]!;
    for (let word = 0; word < flagWords; word++) {
      edgeFlags[slot * flagWords + word] = flags[edge * flagWords + word]!;
    }
  }
  return { firstEdge, edgeTarget, edgeCost, edgeFlags, flagWords };
}

/** Returns the same edges in the opposite direction. */
export function reverseEdges(table: EdgeTable): EdgeTable {
  const vertexCount = table.firstEdge.length - 1;
  const sources = new Uint32Array(table.edgeTarget.length);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    sources.fill(vertex, table.firstEdge[vertex], table.firstEdge[vertex + 1]);
  }
  return packEdges(vertexCount, table.edgeTarget, {
    to: sources,
    cost: table.edgeCost,
    flags: table.edgeFlags,
    flagWords: table.flagWords,
  });
}

/** Whether an edge has every flag of the mask. */
export function hasFlags(table: EdgeTable, edge: number, mask: Uint32Array | undefined): boolean {
  if (!mask) return true;
  const start = edge * table.flagWords;
  for (let word = 0; word < mask.length; word++) {
    if (~table.edgeFlags[start + word]! & mask[word]!) return false;
  }
  return true;
}
