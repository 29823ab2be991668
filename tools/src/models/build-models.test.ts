import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODELS_FOLDER, modelFiles } from './build-models.ts';
import { MODELS } from './model-list.ts';
import type { Solid, Triple } from './solid.ts';

const MAX_BYTES = 12_000;

describe('models', () => {
  it('match the output of the script', () => {
    const files = modelFiles();

    expect(readdirSync(MODELS_FOLDER).toSorted()).toEqual([...files.keys()].toSorted());
    const other = [...files].filter(
      ([name, bytes]) => !readFileSync(join(MODELS_FOLDER, name)).equals(bytes),
    );
    expect(other.map(([name]) => name)).toEqual([]);
  });

  it.each([...modelFiles()])('packs %s as a small GLB file with consistent lengths', (_, bytes) => {
    const view = new DataView(bytes.buffer);
    const jsonLength = view.getUint32(12, true);
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength))) as {
      readonly buffers: readonly [{ readonly byteLength: number }];
    };

    expect(bytes.length).toBeLessThan(MAX_BYTES);
    expect(view.getUint32(8, true)).toBe(bytes.length);
    expect(view.getUint32(20 + jsonLength, true)).toBe(json.buffers[0].byteLength);
    expect(20 + jsonLength + 8 + json.buffers[0].byteLength).toBe(bytes.length);
  });

  it.each(Object.entries(MODELS))('puts %s on the floor, centred', (_, solids) => {
    const positions = solids.flatMap((solid) => solid.positions);
    const bounds = (axis: 0 | 1 | 2): [number, number] => [
      Math.min(...positions.map((one) => one[axis])),
      Math.max(...positions.map((one) => one[axis])),
    ];
    const [left, right] = bounds(0);
    const [back, front] = bounds(2);

    expect(bounds(1)[0]).toBeCloseTo(0);
    expect(Math.abs(left + right)).toBeLessThan(0.3);
    expect(Math.abs(back + front)).toBeLessThan(0.3);
  });

  it.each(Object.entries(MODELS))('winds the triangles of %s outwards', (_, solids) => {
    expect(solids.flatMap((solid) => insideOut(solid))).toEqual([]);
  });
});

/** Triangles whose winding contradicts their normals. */
function insideOut({ positions, normals }: Solid): Triple[] {
  const wrong: Triple[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    const [a, b, c] = [positions[at], positions[at + 1], positions[at + 2]];
    const normal = normals[at];
    if (!a || !b || !c || !normal) continue;
    const [u, v] = [minus(b, a), minus(c, a)];
    const cross: Triple = [
      u[1] * v[2] - u[2] * v[1],
      u[2] * v[0] - u[0] * v[2],
      u[0] * v[1] - u[1] * v[0],
    ];
    if (cross[0] * normal[0] + cross[1] * normal[1] + cross[2] * normal[2] <= 0) wrong.push(a);
  }
  return wrong;
}

function minus(a: Triple, b: Triple): Triple {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
