import { buffer } from 'node:stream/consumers';
import { createDeflateRaw } from 'node:zlib';
import { deflateSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MvfError } from '../mvf-error.ts';
import { inflateEntry } from './inflate-entry.ts';
import { nativeStream, scriptStream } from './streams.fixture.ts';
import { buildZip, type TestEntry } from './test-zip.ts';
import { readZipDirectory } from './zip-directory.ts';

const TEXT = JSON.stringify({ floors: Array.from({ length: 500 }, (_, index) => `f_${index}`) });
const opened = vi.fn<() => void>();

const ENGINES = [
  { engine: 'Node', Stream: scriptStream(opened), isNative: false },
  { engine: 'a browser', Stream: nativeStream(opened), isNative: true },
];

async function unpack(entry: TestEntry): Promise<Uint8Array> {
  const bytes = buildZip([entry]);
  for (const [path, found] of readZipDirectory(bytes, { maxCompressionRatio: 2000 })) {
    return inflateEntry(bytes, found, path);
  }
  throw new Error('the zip is empty');
}

async function refusal(entry: TestEntry): Promise<MvfError> {
  try {
    await unpack(entry);
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe.each(ENGINES)('inflateEntry in $engine', ({ Stream, isNative }) => {
  beforeEach(() => {
    vi.stubGlobal('DecompressionStream', Stream);
    opened.mockClear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([0, 8])('inflates data packed with method %i', async (method) => {
    const content = await unpack({ name: 'a.json', content: TEXT, method });
    expect(new TextDecoder().decode(content)).toBe(TEXT);
  });

  it.each([0, 8])('inflates an empty file packed with method %i', async (method) => {
    expect(await unpack({ name: 'a.json', method })).toHaveLength(0);
  });

  it('inflates data that arrives in many chunks', async () => {
    let seed = 1;
    const content = Uint8Array.from({ length: 300_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed >> 8;
    });
    expect(await unpack({ name: 'noise', content })).toEqual(content);
  });

  it('inflates data that was flushed after every few bytes', async () => {
    const packer = createDeflateRaw();
    const data: Promise<Buffer> = buffer(packer);
    for (const letter of TEXT) {
      packer.write(letter);
      await new Promise<void>((resolve) => packer.flush(resolve));
    }
    packer.end();
    const content = await unpack({ name: 'a.json', content: TEXT, data: await data });
    expect(new TextDecoder().decode(content)).toBe(TEXT);
  });

  it('returns a separate array for stored data', async () => {
    const bytes = buildZip([{ name: 'a', content: 'abc', method: 0 }]);
    const entry = readZipDirectory(bytes, {}).get('a');
    if (!entry) throw new Error('no entry');
    (await inflateEntry(bytes, entry, 'a')).fill(0);
    expect(await inflateEntry(bytes, entry, 'a')).toEqual(new TextEncoder().encode('abc'));
  });

  it('leaves a file to the engine where that is faster, and a large one everywhere', async () => {
    await unpack({ name: 'small', content: TEXT });
    expect(opened).toHaveBeenCalledTimes(isNative ? 1 : 0);
    const content = new Uint8Array(2 ** 23 + 1);
    expect(await unpack({ name: 'large', content })).toHaveLength(content.length);
    expect(opened).toHaveBeenCalledTimes(isNative ? 2 : 1);
  });

  describe('on damaged entries', () => {
    const packed = deflateSync(new TextEncoder().encode(TEXT));

    it.each<[string, Partial<TestEntry>]>([
      ['data that is cut off', { data: packed.subarray(0, -9) }],
      ['no data at all', { data: new Uint8Array() }],
      ['data that is not deflated', { data: new Uint8Array(50).fill(255) }],
      ['bytes behind the data', { data: Uint8Array.of(...packed, 1, 2, 3) }],
      ['data that is shorter than declared', { central: { size: TEXT.length + 1 } }],
      ['data that is longer than declared', { central: { size: TEXT.length - 1 } }],
      ['another checksum', { central: { crc: 1 } }],
      ['another checksum of stored data', { method: 0, central: { crc: 1 } }],
    ])('rejects %s', async (_, change) => {
      const error = await refusal({ name: 'a.json', content: TEXT, ...change });
      expect(error).toMatchObject({ code: 'mvf/damaged-zip', path: 'a.json' });
      expect(error.message).toMatch(/^a\.json: expected .+, found .+\. The file is damaged/);
    });

    it('includes the cause', async () => {
      const error = await refusal({ name: 'a', content: TEXT, data: new Uint8Array(50).fill(255) });
      expect(error.cause).toBeInstanceOf(Error);
    });

    it('rejects 10 MB of zeros declared as 100 bytes without unpacking them', async () => {
      const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
      const error = await refusal({
        name: 'bomb',
        content: new Uint8Array(10_000_000),
        central: { size: 100 },
      });
      expect(error).toMatchObject({ code: 'mvf/damaged-zip', path: 'bomb' });
      expect(error.message).toContain('more than the declared 100 bytes');
      // One read for the first chunk.
      expect(read.mock.calls.length).toBeLessThan(5);
      read.mockRestore();
    });
  });
});
