import { cleanPolygon } from './clean-polygon.ts';
import { clipSeams } from './clip-seams.ts';
import { cutVoids, MAX_VOIDS } from './cut-voids.ts';
import { depthOrder } from './depth-layers.ts';
import type { FloorGeometry, FloorPlan, FloorShape } from './floor-shape.ts';
import { MeshWriter } from './mesh-writer.ts';
import { OverlapSearch } from './overlap-search.ts';
import { shapeBoxes } from './shape-boxes.ts';
import type { Strips } from './wall-graph.ts';
import { type CleanPolygon, writeSides, writeTop } from './write-prism.ts';
import {
  type JoinedWalls,
  joinStrips,
  type LooksAlike,
  writeWallSides,
  writeWallTops,
} from './write-walls.ts';

// Half the width, in metres, of lines without a width.
const MIN_WIDTH = 0.04;

/**
 * Builds one mesh of a floor: its slab and all its shapes. Lines become walls that are joined where
 * they meet. Every shape gets sides, even a flat one, because its height may change later.
 *
 * Rows of opaque shapes come first, then transparent ones, then facades, so that each is one range
 * of triangles. A shape without area is omitted and does not cause an error.
 */
export function buildFloorGeometry(plan: FloorPlan): FloorGeometry {
  const { shapes, footprint } = plan;
  const slabRow = shapes.length;
  const rowCount = slabRow + 1;
  const places = shapeBoxes(shapes, MIN_WIDTH);
  const search = new OverlapSearch(places.index);
  const walls = joinWalls(shapes, search);
  const { layers, lifts } = depthOrder(shapes, places.boxes, search);
  const mesh = new MeshWriter();
  const ranges = new Uint32Array(rowCount * 3);
  const rows = new RowWriter(mesh, { shapes, walls, ranges });

  const parts = partsOf(plan);
  const order = highestFirst(shapes);
  const voids = shapes.filter(({ kind }) => kind === 'void').flatMap(({ rings }) => rings);
  const isCrowded = search.isCutShort || voids.length > MAX_VOIDS;
  let facadeStart = 0;
  for (let part = SOLID; part <= FACADE; part++) {
    facadeStart = mesh.triangleEnd;
    for (const row of order) {
      if (parts[row] !== part) continue;
      mesh.begin(row, layers[row]!);
      rows.write(row, solidOf(shapes[row]!));
    }
    if (part !== SOLID) continue;
    mesh.begin(slabRow, 0);
    rows.write(slabRow, cutVoids(footprint, voids));
  }
  clipSeams(mesh, plan, ranges);
  const allLifts = new Float32Array(rowCount);
  allLifts.set(lifts);
  return {
    ...mesh.finish(),
    ...places,
    ranges,
    lifts: allLifts,
    rowCount,
    facadeStart,
    isCrowded,
  };
}

const SOLID = 0;
const SEE_THROUGH = 1;
const FACADE = 2;

function partsOf({ shapes, facade }: FloorPlan): Uint8Array {
  const parts = new Uint8Array(shapes.length);
  for (let row = 0; row < shapes.length; row++) {
    if (shapes[row]!.style.opacity < 1) parts[row] = SEE_THROUGH;
    if (facade.has(shapes[row]!)) parts[row] = FACADE;
  }
  return parts;
}

/** Returns the rows, the highest first, because they occlude lower ones before those are shaded. */
function highestFirst(shapes: readonly FloorShape[]): readonly number[] {
  // Bucketed by height: thousands of shapes have a handful of heights.
  const byTop = new Map<number, number[]>();
  for (let row = 0; row < shapes.length; row++) {
    const { altitude, height } = shapes[row]!.style;
    const top = altitude + height;
    const same = byTop.get(top);
    if (same) same.push(row);
    else byTop.set(top, [row]);
  }
  return [...byTop.keys()].toSorted((a, b) => b - a).flatMap((top) => byTop.get(top)!);
}

const NONE: readonly never[] = [];

function solidOf({ rings, style }: FloorShape): readonly CleanPolygon[] {
  if (rings.length === 0) return NONE;
  return rings.flatMap((polygon) => {
    const cleaned = cleanPolygon(polygon, style.buffer);
    return cleaned ? [cleaned] : [];
  });
}

/**
 * Widens all lines. Walls and windows are joined where they meet. Doors are placed between them.
 */
function joinWalls(shapes: readonly FloorShape[], search: OverlapSearch): readonly JoinedWalls[] {
  const walls: Strips = { rows: [], lines: [], halfWidths: [] };
  const others: Strips = { rows: [], lines: [], halfWidths: [] };
  for (let row = 0; row < shapes.length; row++) {
    const { type, lines, style } = shapes[row]!;
    const strips = type === 'wall' || type === 'window' ? walls : others;
    for (const line of lines) {
      strips.rows.push(row);
      strips.lines.push(line);
      strips.halfWidths.push(style.buffer > 0 ? style.buffer : MIN_WIDTH);
    }
  }
  // One row more than shapes: the slab.
  return [walls, others].map((strips) => joinStrips(strips, shapes.length + 1, search));
}

/** Writes the triangles of a row: first its tops, then its sides. */
class RowWriter {
  readonly #mesh: MeshWriter;
  readonly #walls: readonly JoinedWalls[];
  readonly #ranges: Uint32Array;
  readonly #alike: LooksAlike;

  constructor(
    mesh: MeshWriter,
    parts: { shapes: readonly FloorShape[]; walls: readonly JoinedWalls[]; ranges: Uint32Array },
  ) {
    this.#mesh = mesh;
    this.#walls = parts.walls;
    this.#ranges = parts.ranges;
    const { shapes } = parts;
    this.#alike = (a, b) => a === b || isAlike(shapes[a]!, shapes[b]!);
  }

  write(row: number, polygons: readonly CleanPolygon[]): void {
    const mesh = this.#mesh;
    const ranges = this.#ranges;
    ranges[row * 3] = mesh.triangleEnd;
    for (const polygon of polygons) writeTop(mesh, polygon);
    for (const walls of this.#walls) writeWallTops(mesh, walls, row, this.#alike);
    ranges[row * 3 + 1] = mesh.triangleEnd;
    for (const polygon of polygons) writeSides(mesh, polygon);
    for (const walls of this.#walls) writeWallSides(mesh, walls, row);
    ranges[row * 3 + 2] = mesh.triangleEnd;
  }
}

function isAlike(a: FloorShape, b: FloorShape): boolean {
  if (a.type !== b.type) return false;
  const { style } = a;
  return (
    style === b.style || (style.height === b.style.height && style.altitude === b.style.altitude)
  );
}
