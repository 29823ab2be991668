import type { Point } from '@brand/geo';
import type { Mall, MallPart } from './mall.ts';

const COLORS = { room: [0xec, 0xe6, 0xdc], wall: [0xa8, 0xa1, 0x99] } as const;
const HEADER = 4;

/**
 * Triangles of a mall with baked lighting, as bytes: for each floor the numbers of corners and
 * indices, then positions (float), indices (uint32) and colours.
 */
export function prepareGeometry(mall: Mall): Uint8Array {
  const parts = mall.floors.map(prepareFloor);
  const bytes = parts.flatMap(({ positions, colors, indices }) => [
    new Uint32Array([positions.length / 3, indices.length, 0, 0]).subarray(0, HEADER),
    new Float32Array(positions),
    new Uint32Array(indices),
    new Uint8Array(colors),
  ]);
  return new Uint8Array(Buffer.concat(bytes.map(({ buffer }) => new Uint8Array(buffer))));
}

type Triangles = { positions: number[]; colors: number[]; indices: number[] };

function prepareFloor(parts: readonly MallPart[]): Triangles {
  const triangles: Triangles = { positions: [], colors: [], indices: [] };
  for (const part of parts) addPrism(part, triangles);
  return triangles;
}

function addPrism({ ring, height, kind }: MallPart, triangles: Triangles): void {
  const color = COLORS[kind];
  addFace(
    ring.map(({ x, y }) => [x, y, height]),
    color.map((channel) => channel),
    triangles,
  );
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length]!;
    const corners = [
      [from.x, from.y, 0],
      [to.x, to.y, 0],
      [to.x, to.y, height],
      [from.x, from.y, height],
    ];
    addFace(
      corners,
      color.map((channel) => channel * lightOf(from, to)),
      triangles,
    );
  }
}

/** A side is the darker the more it faces away from the light. */
function lightOf(from: Point, to: Point): number {
  return 0.7 + 0.15 * Math.cos(Math.atan2(to.y - from.y, to.x - from.x));
}

function addFace(corners: number[][], color: readonly number[], triangles: Triangles): void {
  const { positions, colors, indices } = triangles;
  const first = positions.length / 3;
  for (const corner of corners) {
    positions.push(...corner);
    colors.push(...color.map(Math.round), 255);
  }
  for (let corner = 2; corner < corners.length; corner += 1) {
    indices.push(first, first + corner - 1, first + corner);
  }
}
