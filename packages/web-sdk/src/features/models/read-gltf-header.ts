/** The part of a glTF file that is needed before it is parsed. */
export type GltfHeader = {
  readonly version: string;
  readonly extensionsUsed: readonly string[];
  readonly extensionsRequired: readonly string[];
};

const MAGIC = 'glTF';
const JSON_CHUNK = 0x4e_4f_53_4a;
// File header, then length and type of the first chunk.
const HEADER_LENGTH = 20;

/** Reads the header of a GLB or glTF file. Returns an error text if the bytes are neither. */
export function readGltfHeader(bytes: Uint8Array): GltfHeader | string {
  const text = new TextDecoder();
  let json: Uint8Array = bytes;
  if (text.decode(bytes.subarray(0, MAGIC.length)) === MAGIC) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < HEADER_LENGTH) return 'the file ends within its header';
    const [total, length] = [view.getUint32(8, true), view.getUint32(12, true)];
    if (total > bytes.length) return `the file has ${bytes.length} of ${total} bytes`;
    if (view.getUint32(16, true) !== JSON_CHUNK) return 'its first chunk is not JSON';
    json = bytes.subarray(HEADER_LENGTH, HEADER_LENGTH + length);
  }
  try {
    const { asset, extensionsUsed, extensionsRequired } = JSON.parse(text.decode(json));
    if (typeof asset?.version !== 'string') return 'its JSON has no asset.version';
    return {
      version: asset.version,
      extensionsUsed: extensionsUsed ?? [],
      extensionsRequired: extensionsRequired ?? [],
    };
  } catch {
    const start = text.decode(bytes.subarray(0, 24)).replaceAll(/[^\u0020-\u007e]+/g, ' ');
    return `it begins with ${JSON.stringify(start)}`;
  }
}
