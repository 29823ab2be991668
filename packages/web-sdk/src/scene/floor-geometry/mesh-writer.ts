import { NORMAL_STEPS, NORMAL_UP } from './floor-shape.ts';

const FULL_TURN = Math.PI * 2;

/** Collects vertices, triangles and edges in typed arrays that grow. */
export class MeshWriter {
  #positions = new Float32Array(8192);
  #rows = new Uint32Array(4096);
  #looks = new Uint8Array(16_384);
  #triangles = new Uint32Array(16_384);
  #edges = new Uint32Array(8192);
  #vertexCount = 0;
  #triangleCount = 0;
  #edgeCount = 0;
  #row = 0;
  #layer = 0;

  /** Place in the list of triangles. */
  get triangleEnd(): number {
    return this.#triangleCount;
  }

  /** What follows belongs to this row of the state table and lies in this depth layer. */
  begin(row: number, layer: number): void {
    this.#row = row;
    this.#layer = layer;
  }

  /** Adds a vertex of a top, and gives its number. */
  top(x: number, y: number): number {
    return this.#vertex(x, y, 1, NORMAL_UP);
  }

  /** Adds a triangle of three vertices, counter-clockwise seen from outside. */
  triangle(a: number, b: number, c: number): void {
    if (this.#triangleCount + 3 > this.#triangles.length) this.#triangles = grown(this.#triangles);
    this.#triangles[this.#triangleCount++] = a;
    this.#triangles[this.#triangleCount++] = b;
    this.#triangles[this.#triangleCount++] = c;
  }

  /** Adds a line between two vertices. */
  edge(a: number, b: number): void {
    if (this.#edgeCount + 2 > this.#edges.length) this.#edges = grown(this.#edges);
    this.#edges[this.#edgeCount++] = a;
    this.#edges[this.#edgeCount++] = b;
  }

  /** Adds an upright face from base to top; its outside is to the right of the way from a to b. */
  side(ax: number, ay: number, bx: number, by: number): void {
    const turns = Math.atan2(ax - bx, by - ay) / FULL_TURN;
    const normal = Math.round((turns + 1) * NORMAL_STEPS) % NORMAL_STEPS;
    const base = this.#vertex(ax, ay, 0, normal);
    this.#vertex(bx, by, 0, normal);
    this.#vertex(bx, by, 1, normal);
    this.#vertex(ax, ay, 1, normal);
    this.triangle(base, base + 1, base + 2);
    this.triangle(base, base + 2, base + 3);
  }

  /** What was collected, in arrays of exact size. */
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
      looks: this.#looks.slice(0, this.#vertexCount * 4),
      triangles: this.#triangles.slice(0, this.#triangleCount),
      edges: this.#edges.slice(0, this.#edgeCount),
    };
  }

  #vertex(x: number, y: number, share: number, normal: number): number {
    const index = this.#vertexCount++;
    if (index === this.#rows.length) {
      this.#positions = grown(this.#positions);
      this.#rows = grown(this.#rows);
      this.#looks = grown(this.#looks);
    }
    this.#positions[index * 2] = x;
    this.#positions[index * 2 + 1] = y;
    this.#rows[index] = this.#row;
    this.#looks[index * 4] = share;
    this.#looks[index * 4 + 1] = normal;
    this.#looks[index * 4 + 2] = this.#layer;
    return index;
  }
}

function grown<T extends Float32Array | Uint32Array | Uint8Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}
