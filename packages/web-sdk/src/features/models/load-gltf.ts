import { TextureLoader } from 'three';
import { type GLTF, GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { readGltfHeader } from './read-gltf-header.ts';

/** Compressions without a bundled decoder, and the alternatives to them. */
const NOT_READ: Readonly<Record<string, string>> = {
  KHR_draco_mesh_compression: 'Compress it with meshopt instead of Draco',
  KHR_texture_basisu: 'Use WebP, PNG or JPEG textures instead of KTX2',
};

/** Parses a glTF or GLB file. `path` is the base URL of accompanying files. */
export async function loadGltf(
  bytes: Uint8Array<ArrayBuffer>,
  { name, path }: { readonly name: string; readonly path: string },
): Promise<GLTF> {
  const header = readGltfHeader(bytes);
  if (typeof header === 'string') {
    throw failed(
      `${name} is not a glTF or GLB file: ${header}. Check the URL, or export the file again`,
    );
  }
  if (!header.version.startsWith('2')) {
    throw failed(`${name} has glTF version ${header.version}. Export it as glTF 2.0`);
  }
  for (const extension of header.extensionsRequired) {
    const advice = NOT_READ[extension];
    if (advice !== undefined) throw failed(`${name} needs ${extension}. ${advice}`);
  }
  const loader = new GLTFLoader().register(underStrictPolicy);
  if (header.extensionsUsed.some((extension) => /meshopt/i.test(extension))) {
    const { MeshoptDecoder } = await import('three/addons/libs/meshopt_decoder.module.js');
    try {
      await MeshoptDecoder.ready;
    } catch (error) {
      throw failed(
        `${name} is compressed with meshopt, but the page is not allowed to run the decoder. Allow 'wasm-unsafe-eval' in script-src of the content security policy, or do not compress the file`,
        error,
      );
    }
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  const { buffer, byteOffset, byteLength } = bytes;
  try {
    return await loader.parseAsync(buffer.slice(byteOffset, byteOffset + byteLength), path);
  } catch (error) {
    throw failed(
      `${name} could not be read (${String(error)}). Check it with a glTF validator`,
      error,
    );
  }
}

/**
 * Loads embedded textures and buffers without `fetch`, because a policy of `connect-src 'self'`
 * blocks it for `blob:` and `data:` URLs. Images may be `blob:` and `data:`.
 */
function underStrictPolicy(parser: GLTFParser): { readonly name: string } {
  parser.textureLoader = new TextureLoader(parser.options.manager);
  const loadBuffer = parser.loadBuffer.bind(parser);
  parser.loadBuffer = (index) => {
    const { uri } = parser.json.buffers[index] as { readonly uri?: string };
    const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(uri ?? '') ?? [];
    if (base64 === undefined) return loadBuffer(index);
    return Promise.resolve(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer);
  };
  return { name: 'strict-policy' };
}

function failed(message: string, cause?: unknown): MapViewError {
  return new MapViewError('map-view/model-failed', `models.add: ${message}.`, { cause });
}
