import { NORMAL_STEPS, NORMAL_UP } from './floor-shape.ts';

const FULL_TURN = Math.PI * 2;
const WHOLE = [[0, 1]] as const;
// The lowest byte of a vertex's attributes.
const TOP = 1;

/** Collects vertices, triangles and edges in growing typed arrays. */
export class MeshWriter {
  #positions = new Float32Array(8192);
  #rows = new Uint32Array(4096);
  // The four bytes of a vertex are written as one number.
  #looks = new Uint32Array(4096);
  #triangles = new Uint32Array(16_384);
  #edges = new Uint32Array(8192);
  #vertexCount = 0;
  #triangleCount = 0;
  #edgeCount = 0;
  #row = 0;
  #layer = 0;

  /** Positions written so far, in an array that can be longer than its content. */
  get positions(): Float32Array {
    return this.#positions;
  }

  get rows(): Uint32Array {
    return this.#rows;
  }

  get triangles(): Uint32Array {
    return this.#triangles;
  }

  /** Offset in the list of triangles. */
  get triangleEnd(): number {
    return this.#triangleCount;
  }

  /** Assigns the following vertices to a row of the state table and a depth layer. */
  begin(row: number, layer: number): void {
    this.#row = row;
    this.#layer = layer << 16;
  }

  /** Adds a vertex of a top and returns its index. */
  top(x: number, y: number): number {
    const index = this.#addVertices(1);
    const positions = this.#positions;
    positions[index * 2] = x;
    positions[index * 2 + 1] = y;
    this.#rows[index] = this.#row;
    this.#looks[index] = TOP | (NORMAL_UP << 8) | this.#layer;
    return index;
  }

  /** Adds a triangle of three vertices, counter-clockwise seen from outside. */
  triangle(a: number, b: number, c: number): void {
    const at = this.#triangleCount;
    this.#triangleCount += 3;
    if (at + 3 > this.#triangles.length) this.#triangles = grown(this.#triangles);
    const triangles = this.#triangles;
    triangles[at] = a;
    triangles[at + 1] = b;
    triangles[at + 2] = c;
  }

  /** Adds a line between two vertices. */
  edge(a: number, b: number): void {
    if (this.#edgeCount + 2 > this.#edges.length) this.#edges = grown(this.#edges);
    this.#edges[this.#edgeCount++] = a;
    this.#edges[this.#edgeCount++] = b;
  }

  /**
   * Keeps only parts of edges, as shares of their length. An edge for which the function returns
   * nothing stays whole.
   */
  trimEdges(partsOf: (a: number, b: number) => readonly (readonly number[])[] | undefined): void {
    const edges = this.#edges.slice(0, this.#edgeCount);
    this.#edgeCount = 0;
    for (let at = 0; at < edges.length; at += 2) {
      const a = edges[at]!;
      const b = edges[at + 1]!;
      for (const [from, to] of partsOf(a, b) ?? WHOLE) {
        this.edge(this.#between(a, b, from!), this.#between(a, b, to!));
      }
    }
  }

  /** Returns the vertex at a share of the distance between two. */
  #between(a: number, b: number, share: number): number {
    if (share === 0) return a;
    if (share === 1) return b;
    const positions = this.#positions;
    const along = (axis: number): number => {
      const start = positions[a * 2 + axis]!;
      return start + (positions[b * 2 + axis]! - start) * share;
    };
    const vertex = this.top(along(0), along(1));
    this.#rows[vertex] = this.#rows[a]!;
    this.#looks[vertex] = this.#looks[a]!;
    return vertex;
  }

  /**
   * Adds a vertical face from base to top; its outside is to the right of the direction from a to
   * b.
   */
  side(ax: number, ay: number, bx: number, by: number): void {
    const turns = Math.atan2(ax - bx, by - ay) / FULL_TURN;
    const normal = Math.round((turns + 1) * NORMAL_STEPS) % NORMAL_STEPS;
    const base = this.#addVertices(4);
    const positions = this.#positions;
    let at = base * 2;
    positions[at++] = ax;
    positions[at++] = ay;
    positions[at++] = bx;
    positions[at++] = by;
    positions[at++] = bx;
    positions[at++] = by;
    positions[at++] = ax;
    positions[at] = ay;
    this.#rows.fill(this.#row, base, base + 4);
    const look = (normal << 8) | this.#layer;
    const looks = this.#looks;
    looks[base] = look;
    looks[base + 1] = look;
    looks[base + 2] = look | TOP;
    looks[base + 3] = look | TOP;
    this.triangle(base, base + 1, base + 2);
    this.triangle(base, base + 2, base + 3);
  }

  /** The collected arrays, trimmed to their exact size. */
  finish(): {
    positions: Float32Array;
    rows: Uint32Array;
    looks: Uint8Array;
    triangles: Uint32Array;
    edges: Uint32Array;
  } {
    return {
      positions: this.#positions.slice(0, this.#vertexCount * 2),
      rows: this.#rows.slice(0, this.#vertexCount),
      looks: bytesOf(this.#looks.slice(0, this.#vertexCount)),
      triangles: this.#triangles.slice(0, this.#triangleCount),
      edges: this.#edges.slice(0, this.#edgeCount),
    };
  }

  /** Reserves vertices and returns the index of the first. */
  #addVertices(count: number): number {
    const first = this.#vertexCount;
    this.#vertexCount += count;
    if (this.#vertexCount > this.#rows.length) {
      this.#positions = grown(this.#positions);
      this.#rows = grown(this.#rows);
      this.#looks = grown(this.#looks);
    }
    return first;
  }
}

function grown<T extends Float32Array | Uint32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}

/** Returns the bytes of an array. Browsers run on little-endian machines, as GPUs expect. */
function bytesOf({ buffer, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, 0, byteLength);
}
