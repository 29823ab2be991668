/** One vertex of a routing graph. */
export type Vertex = {
  /** Metres east and north of the origin. */
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  /** Index of the floor, or -1 for an inner stop. */
  readonly floor: number;
  /** Index of the connection, or -1 for a node. */
  readonly connection: number;
};

/** Vertices column by column, in the order of their creation. */
export class VertexList {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly elevation: number[] = [];
  readonly floor: number[] = [];
  readonly connection: number[] = [];

  /** Number of vertices. */
  get size(): number {
    return this.x.length;
  }

  /** Adds a vertex and returns its index. */
  add({ x, y, elevation, floor, connection }: Vertex): number {
    this.x.push(x);
    this.y.push(y);
    this.elevation.push(elevation);
    this.floor.push(floor);
    return this.connection.push(connection) - 1;
  }
}
