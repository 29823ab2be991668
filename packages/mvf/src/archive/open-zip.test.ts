import { afterEach, describe, expect, it, vi } from 'vitest';
import { MvfError } from '../mvf-error.ts';
import { describeArchive } from './archive.contract.ts';
import { openZip } from './open-zip.ts';
import { nativeStream } from './streams.fixture.ts';
import { buildZip, type TestEntry } from './test-zip.ts';
import { writeZip } from './write-zip.ts';

describeArchive('a zip with packed entries', (files, limits) =>
  openZip(buildZip(Object.entries(files).map(([name, content]) => ({ name, content }))), limits),
);
describeArchive('a zip with stored entries', (files, limits) =>
  openZip(
    buildZip(Object.entries(files).map(([name, content]) => ({ name, content, method: 0 }))),
    limits,
  ),
);
describeArchive('a zip of our own', (files, limits) =>
  openZip(writeZip(new Map(Object.entries(files))), limits),
);
describeArchive('a zip in a blob', (files, limits) =>
  openZip(new Blob([writeZip(new Map(Object.entries(files)))]), limits),
);

const ENTRIES: TestEntry[] = [
  { name: 'manifest.geojson', content: '{"type":"FeatureCollection","features":[]}' },
  { name: 'floors.geojson', content: '[1,2,3]', method: 0 },
  { name: 'geometry/f_1.geojson', content: '{"a":1},'.repeat(40) },
];
const ZIP = buildZip(ENTRIES, { comment: 'ok' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('openZip', () => {
  it.each([
    ['a Uint8Array', ZIP],
    ['an ArrayBuffer', ZIP.buffer],
    ['a Blob', new Blob([ZIP])],
    ['a Node buffer', Buffer.from(ZIP)],
  ])('takes %s', async (_, source) => {
    const archive = await openZip(source);
    expect(archive.paths).toHaveLength(3);
    const content = await archive.read('floors.geojson');
    expect(content?.constructor).toBe(Uint8Array);
    expect(new TextDecoder().decode(content)).toBe('[1,2,3]');
  });

  it('inflates nothing until a file is read', async () => {
    const unpacked = vi.fn<() => void>();
    vi.stubGlobal('DecompressionStream', nativeStream(unpacked));
    const archive = await openZip(ZIP);
    expect(archive.sizeOf('manifest.geojson')).toBe(42);
    expect(unpacked).not.toHaveBeenCalled();
    await archive.read('manifest.geojson');
    expect(unpacked).toHaveBeenCalledOnce();
  });

  it('reads the good entries of a zip that has a damaged one', async () => {
    const archive = await openZip(
      buildZip([...ENTRIES, { name: 'bad', content: 'x', central: { crc: 1 } }]),
    );
    await expect(archive.read('bad')).rejects.toMatchObject({ code: 'mvf/damaged-zip' });
    expect(await archive.read('manifest.geojson')).toHaveLength(42);
  });

  it('rejects a blob above maxArchiveBytes without reading it', async () => {
    const blob = new Blob([ZIP]);
    blob.arrayBuffer = () => Promise.reject(new Error('was read'));
    await expect(openZip(blob, { maxArchiveBytes: 100 })).rejects.toMatchObject({
      code: 'mvf/limit-exceeded',
      limit: 'maxArchiveBytes',
    });
    await expect(openZip(blob)).rejects.toMatchObject({ code: 'mvf/unreadable-source' });
  });

  it('rejects and does not throw for data that is not a zip', async () => {
    await expect(openZip(new Uint8Array(9))).rejects.toMatchObject({ code: 'mvf/not-a-zip' });
  });
});

/**
 * Opens a zip, reads all of it and returns the paths whose content differs from the packed content.
 */
async function readThrough(bytes: Uint8Array): Promise<string[]> {
  const wrong: string[] = [];
  let archive;
  try {
    archive = await openZip(bytes);
  } catch (error) {
    if (error instanceof MvfError) return wrong;
    throw error;
  }
  for (const path of archive.paths ?? []) {
    try {
      const text = new TextDecoder().decode(await archive.read(path));
      const packed = ENTRIES.find(({ name }) => name === path);
      if (packed && text !== packed.content) wrong.push(path);
    } catch (error) {
      if (!(error instanceof MvfError)) throw error;
    }
  }
  return wrong;
}

/** Small generator of repeatable numbers below `max` (mulberry32). */
function randomNumbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % max;
  };
}

function mutate(bytes: Uint8Array, random: (max: number) => number): Uint8Array {
  const extremes = [0, 1, 0x7f, 0x80, 0xff];
  const mutant = [...bytes];
  for (let change = random(4); change >= 0; change--) {
    const at = random(mutant.length);
    const kind = random(8);
    if (kind === 0) mutant.splice(at, 1 + random(20));
    else if (kind === 1) mutant.splice(at, 0, ...mutant.slice(at, at + random(40)));
    else if (kind === 2) mutant.fill(0xff, at, at + 4);
    else if (kind === 3) mutant[at] = extremes[random(5)] ?? 0;
    else mutant[at] = random(256);
    if (mutant.length === 0) mutant.push(0);
  }
  return Uint8Array.from(mutant);
}

describe('openZip on broken zips', () => {
  it('rejects with a typed error or reads the right content when a zip is truncated anywhere', async () => {
    for (let length = 0; length < ZIP.length; length++) {
      expect(await readThrough(ZIP.subarray(0, length)), `${length} bytes`).toEqual([]);
    }
  }, 60_000);

  it('rejects with a typed error or reads the right content for 2,000 mutated zips', async () => {
    const random = randomNumbers(20_260_101);
    for (let round = 0; round < 2000; round++) {
      expect(await readThrough(mutate(ZIP, random)), `round ${round}`).toEqual([]);
    }
  }, 60_000);

  it('rejects with a typed error or reads the right content when any one byte is changed', async () => {
    for (let at = 0; at < ZIP.length; at++) {
      const changed = ZIP.slice();
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(await readThrough(changed), `byte ${at}`).toEqual([]);
    }
  }, 60_000);
});
