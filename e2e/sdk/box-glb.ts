import { crc32, deflateSync } from 'node:zlib';

/** Contents of the test file besides a box of 1 m on the ground. */
export type BoxGlbOptions = {
  /** `inside` embeds a texture of 2 × 2 pixels; otherwise the box is green. */
  readonly texture?: 'inside' | 'none';
  /** `spin` rotates it by half a turn in a second. */
  readonly animation?: 'spin' | 'none';
  readonly extensionsRequired?: readonly string[];
};

type Part = { readonly bytes: Uint8Array; readonly target?: number };

/** Builds a GLB file, so that no binary file is checked in. */
export function boxGlb({
  texture = 'none',
  animation = 'none',
  extensionsRequired,
}: BoxGlbOptions = {}): Uint8Array {
  const { positions, normals, places, indices } = box();
  const parts: Part[] = [
    { bytes: bytesOf(positions), target: 34_962 },
    { bytes: bytesOf(normals), target: 34_962 },
    { bytes: bytesOf(places), target: 34_962 },
    { bytes: bytesOf(indices), target: 34_963 },
    { bytes: bytesOf(new Float32Array([0, 1])) },
    { bytes: bytesOf(new Float32Array([0, 0, 0, 1, 0, 1, 0, 0])) },
    { bytes: createTexturePng() },
  ];
  const views = parts.map(({ bytes, target }, index) => ({
    buffer: 0,
    byteOffset: parts.slice(0, index).reduce((sum, part) => sum + alignTo4(part.bytes.length), 0),
    byteLength: bytes.length,
    ...(target !== undefined && { target }),
  }));
  const vertices = positions.length / 3;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 },
        ],
      },
    ],
    // Exporters often omit `metallicFactor`, whose default is fully metallic.
    materials: [
      {
        pbrMetallicRoughness:
          texture === 'inside'
            ? { baseColorTexture: { index: 0 } }
            : { baseColorFactor: [0.05, 0.6, 0.1, 1] },
      },
    ],
    accessors: [
      { ...accessor(0, 'VEC3', vertices), min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] },
      accessor(1, 'VEC3', vertices),
      accessor(2, 'VEC2', vertices),
      accessor(3, 'SCALAR', indices.length),
      { ...accessor(4, 'SCALAR', 2), min: [0], max: [1] },
      accessor(5, 'VEC4', 2),
    ],
    bufferViews: views,
    buffers: [{ byteLength: parts.reduce((sum, part) => sum + alignTo4(part.bytes.length), 0) }],
    ...(texture === 'inside' && {
      textures: [{ source: 0 }],
      images: [{ bufferView: 6, mimeType: 'image/png' }],
    }),
    ...(animation === 'spin' && {
      animations: [
        {
          name: 'spin',
          channels: [{ sampler: 0, target: { node: 0, path: 'rotation' } }],
          samplers: [{ input: 4, output: 5 }],
        },
      ],
    }),
    ...(extensionsRequired && { extensionsRequired, extensionsUsed: extensionsRequired }),
  };
  return container(json, parts);
}

function container(json: object, parts: readonly Part[]): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const head = Buffer.alloc(alignTo4(text.length), ' ');
  text.copy(head);
  const body = Buffer.concat(
    parts.map(({ bytes }) =>
      Buffer.concat([bytes, Buffer.alloc(alignTo4(bytes.length) - bytes.length)]),
    ),
  );
  const words = Buffer.alloc(20);
  words.write('glTF');
  words.writeUInt32LE(2, 4);
  words.writeUInt32LE(28 + head.length + body.length, 8);
  words.writeUInt32LE(head.length, 12);
  words.write('JSON', 16);
  const bodyHead = Buffer.alloc(8);
  bodyHead.writeUInt32LE(body.length, 0);
  bodyHead.write('BIN\0', 4);
  return Buffer.concat([words, head, bodyHead, body]);
}

/** All accessors are floats except indices. */
function accessor(bufferView: number, type: string, count: number): object {
  return { bufferView, type, count, componentType: bufferView === 3 ? 5123 : 5126 };
}

const alignTo4 = (length: number): number => Math.ceil(length / 4) * 4;

const bytesOf = ({ buffer }: Float32Array | Uint16Array): Uint8Array =>
  new Uint8Array(buffer as ArrayBuffer);

/** A box of 1 m on the ground. `y` points up. */
function box(): Record<'positions' | 'normals' | 'places', Float32Array> & {
  indices: Uint16Array;
} {
  const positions: number[] = [];
  const normals: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  for (const axis of [0, 1, 2]) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side;
        corner[(axis + 1) % 3] = u * side;
        corner[(axis + 2) % 3] = v;
        positions.push(corner[0]! / 2, (corner[1]! + 1) / 2, corner[2]! / 2);
        normals.push(...[0, 1, 2].map((one) => (one === axis ? side : 0)));
        places.push((u + 1) / 2, (v + 1) / 2);
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    places: new Float32Array(places),
    indices: new Uint16Array(indices),
  };
}

/** A PNG of two by two pixels: red, blue, yellow, red. */
function createTexturePng(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(2, 0);
  header.writeUInt32BE(2, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Buffer.from([0, 220, 40, 40, 40, 80, 220, 0, 240, 200, 40, 220, 40, 40]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
