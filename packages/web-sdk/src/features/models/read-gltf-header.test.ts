import { describe, expect, test } from 'vitest';
import { readGltfHeader } from './read-gltf-header.ts';

const text = new TextEncoder();

/** A GLB file with one chunk. */
function glb(
  json: object,
  change: { readonly total?: number; readonly type?: number } = {},
): Uint8Array {
  const content = text.encode(JSON.stringify(json));
  const bytes = new Uint8Array(20 + content.length);
  const view = new DataView(bytes.buffer);
  bytes.set(text.encode('glTF'));
  view.setUint32(4, 2, true);
  view.setUint32(8, change.total ?? bytes.length, true);
  view.setUint32(12, content.length, true);
  view.setUint32(16, change.type ?? 0x4e_4f_53_4a, true);
  bytes.set(content, 20);
  return bytes;
}

const JSON_OF_FILE = {
  asset: { version: '2.0' },
  extensionsUsed: ['KHR_texture_basisu', 'EXT_meshopt_compression'],
  extensionsRequired: ['KHR_texture_basisu'],
};
const HEADER = {
  version: '2.0',
  extensionsUsed: ['KHR_texture_basisu', 'EXT_meshopt_compression'],
  extensionsRequired: ['KHR_texture_basisu'],
};

describe('readGltfHeader', () => {
  test('reads GLB and glTF files equally, also from the middle of a buffer', () => {
    const bytes = glb(JSON_OF_FILE);
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 9);
    expect(readGltfHeader(bytes)).toEqual(HEADER);
    expect(readGltfHeader(larger.subarray(9))).toEqual(HEADER);
    expect(readGltfHeader(text.encode(JSON.stringify(JSON_OF_FILE)))).toEqual(HEADER);
  });

  test('accepts files without extensions', () => {
    expect(readGltfHeader(glb({ asset: { version: '2.0' } }))).toEqual({
      version: '2.0',
      extensionsUsed: [],
      extensionsRequired: [],
    });
  });

  test.each([
    ['a page', text.encode('<!doctype html>\n<html>'), 'it begins with "<!doctype html> <html>"'],
    ['nothing', new Uint8Array(0), 'it begins with ""'],
    ['a cut header', text.encode('glTF____'), 'the file ends within its header'],
    ['a cut file', glb(JSON_OF_FILE, { total: 5000 }), /^the file has \d+ of 5000 bytes$/],
    ['another first chunk', glb(JSON_OF_FILE, { type: 1 }), 'its first chunk is not JSON'],
    ['other JSON', text.encode('{"asset":{}}'), 'its JSON has no asset.version'],
  ])('explains what is wrong with %s', (_what, bytes, reason) => {
    expect(readGltfHeader(bytes)).toMatch(reason);
  });
});
