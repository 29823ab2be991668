import type Flatbush from 'flatbush';
import { cleanPolygon } from './clean-polygon.ts';
import { cutVoids } from './cut-voids.ts';
import { depthOrder } from './depth-layers.ts';
import type { FloorGeometry, FloorPlan, FloorShape } from './floor-shape.ts';
import { MeshWriter } from './mesh-writer.ts';
import { shapeBoxes } from './shape-boxes.ts';
import { type Strip, wallGraph } from './wall-graph.ts';
import { wallJoints } from './wall-joints.ts';
import { type CleanPolygon, writeSides, writeTop } from './write-prism.ts';
import { type JoinedPiece, writeWallSides, writeWallTop } from './write-walls.ts';

// Half the width, in metres, of lines whose style gives them none.
const THINNEST = 0.04;

/**
 * Makes one mesh of a floor: its slab and all its shapes.
 *
 * Lines become walls that are joined where they meet. Every shape gets sides, even a flat one,
 * because its height may change later. Rows of solid shapes come first, then see-through ones, then
 * facades, so that each is one range of triangles. A shape without area is left out, never an error.
 */
export function buildFloorGeometry(plan: FloorPlan): FloorGeometry {
  const { shapes } = plan;
  const slabRow = shapes.length;
  const solids = shapes.map(solidOf);
  const places = shapeBoxes(shapes, THINNEST);
  joinWalls(shapes, solids, places.index);
  const { layers, lifts } = depthOrder(shapes, places);
  const mesh = new MeshWriter();
  const ranges = new Uint32Array((slabRow + 1) * 3);

  // What is high comes first: it hides what is below before that is shaded.
  const order = [...shapes.keys()].toSorted((a, b) => topOf(shapes[b]!) - topOf(shapes[a]!));
  let facadeStart = 0;
  for (const part of PARTS) {
    facadeStart = mesh.triangleEnd;
    for (const row of order) {
      if (partOf(plan, shapes[row]!) !== part) continue;
      mesh.begin(row, layers[row]!);
      writeSolid(mesh, solids[row]!, { ranges, row, shapes });
    }
    if (part !== 'solid') continue;
    mesh.begin(slabRow, 0);
    writeSolid(mesh, slabOf(plan), { ranges, row: slabRow, shapes });
  }
  const allLifts = new Float32Array(slabRow + 1);
  allLifts.set(lifts);
  const rowCount = slabRow + 1;
  return { ...mesh.finish(), ...places, ranges, lifts: allLifts, rowCount, facadeStart };
}

const PARTS = ['solid', 'see-through', 'facade'] as const;

function partOf({ facade }: FloorPlan, shape: FloorShape): (typeof PARTS)[number] {
  if (facade.has(shape)) return 'facade';
  return shape.style.opacity < 1 ? 'see-through' : 'solid';
}

type Solid = { readonly polygons: CleanPolygon[]; readonly pieces: JoinedPiece[] };

function topOf({ style }: FloorShape): number {
  return style.altitude + style.height;
}

function solidOf({ rings, style }: FloorShape): Solid {
  const polygons = rings.flatMap((polygon) => {
    const cleaned = cleanPolygon(polygon, style.buffer);
    return cleaned ? [cleaned] : [];
  });
  return { polygons, pieces: [] };
}

function slabOf({ shapes, footprint }: FloorPlan): Solid {
  const voids = shapes.filter(({ kind }) => kind === 'void').flatMap(({ rings }) => rings);
  return { polygons: cutVoids(footprint, voids), pieces: [] };
}

/** Widens all lines; walls and windows are joined where they meet, doors stand between them. */
function joinWalls(shapes: readonly FloorShape[], solids: readonly Solid[], index: Flatbush): void {
  const walls: Strip[] = [];
  const others: Strip[] = [];
  for (const [row, { type, lines, style }] of shapes.entries()) {
    const halfWidth = style.buffer > 0 ? style.buffer : THINNEST;
    const strips = type === 'wall' || type === 'window' ? walls : others;
    for (const line of lines) strips.push({ row, line, halfWidth });
  }
  for (const strips of [walls, others]) {
    const graph = wallGraph(strips, index);
    for (const [number, ends] of wallJoints(graph).entries()) {
      const piece = graph.pieces[number]!;
      const from = graph.nodes[piece.from]!;
      const to = graph.nodes[piece.to]!;
      solids[piece.row]!.pieces.push({ piece, ends, from, to });
    }
  }
}

function writeSolid(
  mesh: MeshWriter,
  { polygons, pieces }: Solid,
  to: { ranges: Uint32Array; row: number; shapes: readonly FloorShape[] },
): void {
  const { ranges, row, shapes } = to;
  const alike = (one: number, other: number): boolean =>
    shapes[one]!.style.height === shapes[other]!.style.height &&
    shapes[one]!.style.altitude === shapes[other]!.style.altitude &&
    shapes[one]!.type === shapes[other]!.type;
  ranges[row * 3] = mesh.triangleEnd;
  for (const polygon of polygons) writeTop(mesh, polygon);
  for (const piece of pieces) writeWallTop(mesh, piece, alike);
  ranges[row * 3 + 1] = mesh.triangleEnd;
  for (const polygon of polygons) writeSides(mesh, polygon);
  for (const piece of pieces) writeWallSides(mesh, piece);
  ranges[row * 3 + 2] = mesh.triangleEnd;
}
