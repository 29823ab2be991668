import type { Solid, Triple } from './solid.ts';

type Vertex = { readonly position: Triple; readonly normal: Triple };
type Mesh = { readonly vertices: readonly Vertex[]; readonly indices: readonly number[] };

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTEX_DATA = 34_962;
const INDEX_DATA = 34_963;

/** Packs solids as a GLB file: one mesh primitive per colour, no textures. Deterministic. */
export function writeGlb(name: string, solids: readonly Solid[]): Uint8Array<ArrayBuffer> {
  const byColor = [...Map.groupBy(solids, ({ color }) => color)];
  const data = new GlbData();
  const primitives = byColor.map(([, parts], material) => {
    const { vertices, indices } = joined(parts);
    const position = data.addVertices(
      vertices.map((vertex) => vertex.position),
      true,
    );
    const normal = data.addVertices(
      vertices.map((vertex) => vertex.normal),
      false,
    );
    return {
      attributes: { POSITION: position, NORMAL: normal },
      indices: data.addIndices(indices),
      material,
    };
  });
  return packed(
    {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, name }],
      meshes: [{ name, primitives }],
      materials: byColor.map(([color]) => ({
        pbrMetallicRoughness: {
          baseColorFactor: linearColor(color),
          metallicFactor: 0,
          roughnessFactor: 0.8,
        },
      })),
      accessors: data.accessors,
      bufferViews: data.views,
      buffers: [{ byteLength: data.length }],
    },
    data,
  );
}

/** The binary chunk, with the accessors and buffer views of the JSON chunk. */
class GlbData {
  readonly accessors: object[] = [];
  readonly views: object[] = [];
  readonly chunks: Uint8Array[] = [];
  length = 0;

  addVertices(values: readonly Triple[], hasBounds: boolean): number {
    const numbers = values.flat().map((value) => Math.fround(value));
    const bounds = hasBounds && {
      min: [0, 1, 2].map((axis) => Math.min(...values.map((one) => Math.fround(one[axis] ?? 0)))),
      max: [0, 1, 2].map((axis) => Math.max(...values.map((one) => Math.fround(one[axis] ?? 0)))),
    };
    const view = this.#add(new Uint8Array(new Float32Array(numbers).buffer), VERTEX_DATA);
    const count = values.length;
    return this.#access({ bufferView: view, componentType: FLOAT, count, type: 'VEC3', ...bounds });
  }

  addIndices(indices: readonly number[]): number {
    const view = this.#add(new Uint8Array(new Uint16Array(indices).buffer), INDEX_DATA);
    const count = indices.length;
    return this.#access({ bufferView: view, componentType: UNSIGNED_SHORT, count, type: 'SCALAR' });
  }

  #access(accessor: object): number {
    return this.accessors.push(accessor) - 1;
  }

  #add(bytes: Uint8Array, target: number): number {
    const view = { buffer: 0, byteOffset: this.length, byteLength: bytes.length, target };
    const padded = padTo4(bytes, 0);
    this.chunks.push(padded);
    this.length += padded.length;
    return this.views.push(view) - 1;
  }
}

function joined(parts: readonly Solid[]): Mesh {
  const known = new Map<string, number>();
  const vertices: Vertex[] = [];
  const indices = parts.flatMap(({ positions, normals }) =>
    positions.map((each, index) => {
      const position = rounded(each);
      const normal = rounded(normals[index] ?? [0, 1, 0]);
      const key = [...position, ...normal].join(' ');
      const found = known.get(key) ?? vertices.push({ position, normal }) - 1;
      known.set(key, found);
      return found;
    }),
  );
  return { vertices, indices };
}

/**
 * Sines differ in their last digit between machines; rounded to a tenth of a millimetre they are
 * equal.
 */
function rounded([x, y, z]: Triple): Triple {
  return [toDigits(x), toDigits(y), toDigits(z)];
}

/** Adding 0 turns -0 into 0. */
function toDigits(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}

/** Converts sRGB, as CSS has it, to the linear values of glTF. */
function linearColor(hex: string): number[] {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const linear = channels.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return [...linear.map((share) => Math.round(share * 1e4) / 1e4), 1];
}

function packed(json: object, data: GlbData): Uint8Array<ArrayBuffer> {
  const text = padTo4(new TextEncoder().encode(JSON.stringify(json)), 0x20);
  const total = 12 + 8 + text.length + 8 + data.length;
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  const header = [0x46546c67, 2, total, text.length, 0x4e4f534a];
  for (const [index, value] of header.entries()) view.setUint32(index * 4, value, true);
  bytes.set(text, 20);
  const binary = 20 + text.length;
  view.setUint32(binary, data.length, true);
  view.setUint32(binary + 4, 0x004e4942, true);
  let offset = binary + 8;
  for (const chunk of data.chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function padTo4(bytes: Uint8Array, filling: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filling);
  padded.set(bytes);
  return padded;
}
