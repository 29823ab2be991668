import type { Point } from '@brand/geo';
import earcut from 'earcut';
import type { MeshWriter } from './mesh-writer.ts';

/** Rings as `cleanPolygon` makes them. */
export type CleanPolygon = readonly (readonly Point[])[];

/** Adds the top of a polygon and the lines along its rim. */
export function writeTop(mesh: MeshWriter, rings: CleanPolygon): void {
  const coordinates: number[] = [];
  const holes: number[] = [];
  let first = -1;
  for (const ring of rings) {
    if (coordinates.length > 0) holes.push(coordinates.length / 2);
    let previous = -1;
    let start = -1;
    for (const { x, y } of ring) {
      coordinates.push(x, y);
      const vertex = mesh.top(x, y);
      if (first === -1) first = vertex;
      if (start === -1) start = vertex;
      else mesh.edge(previous, vertex);
      previous = vertex;
    }
    mesh.edge(previous, start);
  }
  const triangles = earcut(coordinates, holes);
  for (let index = 0; index < triangles.length; index += 3) {
    mesh.triangle(
      first + triangles[index]!,
      first + triangles[index + 1]!,
      first + triangles[index + 2]!,
    );
  }
}

/** Adds the vertical faces around a polygon and around its holes. */
export function writeSides(mesh: MeshWriter, rings: CleanPolygon): void {
  for (const ring of rings) {
    let previous = ring.at(-1)!;
    for (const point of ring) {
      mesh.side(previous.x, previous.y, point.x, point.y);
      previous = point;
    }
  }
}
