import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { seededRandom } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { inflateRaw } from './inflate-raw.ts';

const random = seededRandom(11);
const below = (limit: number): number => Math.floor(random() * limit);

/** Text with repetitions near and far, of a length up to the limit. */
function sample(maxLength: number): Buffer {
  const words = Array.from({ length: 1 + below(40) }, () =>
    String.fromCharCode(...Array.from({ length: 1 + below(12) }, () => 32 + below(90))),
  );
  const parts: string[] = [];
  for (let length = below(maxLength); length > 0;) {
    const part = below(4) === 0 ? words[0]!.repeat(below(60)) : words[below(words.length)]!;
    parts.push(part);
    length -= part.length + 1;
  }
  return Buffer.from(parts.join(''), 'latin1');
}

function inflated(packed: Uint8Array, size: number): Buffer {
  return Buffer.from(inflateRaw(packed, size) ?? 'too many blocks');
}

const STRATEGIES = {
  'codes of its own': constants.Z_DEFAULT_STRATEGY,
  'fixed codes': constants.Z_FIXED,
  'no matches': constants.Z_HUFFMAN_ONLY,
  'runs of bytes': constants.Z_RLE,
};

describe('inflateRaw', () => {
  it.each(Object.entries(STRATEGIES))('inflates data packed with %s', (_, strategy) => {
    for (let round = 0; round < 60; round++) {
      const content = sample(round < 30 ? 400 : 40_000);
      const packed = deflateRawSync(content, { level: 1 + below(9), strategy });
      expect(inflated(packed, content.length)).toEqual(content);
    }
  });

  it('inflates stored data in several blocks', () => {
    const content = Buffer.from(Array.from({ length: 200_000 }, () => below(256)));
    const packed = deflateRawSync(content, { level: 0 });
    expect(inflated(packed, content.length)).toEqual(content);
  });

  it('inflates codes of up to 15 bits, which need a second table', () => {
    // Each byte twice as often as the one before.
    const content = Buffer.concat(
      Array.from({ length: 17 }, (_, byte) => Buffer.alloc(2 ** byte, byte)),
    );
    const packed = deflateRawSync(content, { strategy: constants.Z_HUFFMAN_ONLY });
    expect(inflated(packed, content.length)).toEqual(content);
  });

  it('inflates matches over the whole window of 32 KiB, and close ones of any length', () => {
    const far = Buffer.from(Array.from({ length: 26_000 }, () => below(256)));
    const close = Array.from({ length: 20 }, (_, distance) =>
      Buffer.alloc(258 + distance, far.subarray(0, distance + 1)),
    );
    const content = Buffer.concat([far, ...close, far]);
    const packed = deflateRawSync(content, { level: 9 });
    expect(packed.length).toBeLessThan(content.length * 0.6);
    expect(inflated(packed, content.length)).toEqual(content);
  });

  it('inflates data that starts anywhere in a larger array', () => {
    const content = sample(5000);
    const packed = deflateRawSync(content);
    for (let offset = 0; offset < 9; offset++) {
      const within = new Uint8Array(packed.length + 20);
      within.set(packed, offset);
      const part = within.subarray(offset, offset + packed.length);
      expect(inflated(part, content.length)).toEqual(content);
    }
  });
});

describe('inflateRaw on invalid data', () => {
  const content = Buffer.from('abcdefgh'.repeat(200));
  const packed = deflateRawSync(content);

  it.each<[string, Uint8Array, number, string]>([
    ['nothing', new Uint8Array(), 0, 'cut off'],
    ['a block of unknown type', Uint8Array.of(0b111), 0, 'unknown type'],
    [
      'a stored block whose lengths differ',
      Uint8Array.of(1, 2, 0, 0, 0, 1, 2),
      2,
      'unclear length',
    ],
    ['a stored block that is cut off', Uint8Array.of(1, 3, 0, 252, 255, 1), 3, 'cut off'],
    ['more stored bytes than declared', Uint8Array.of(1, 2, 0, 253, 255, 1, 2), 1, 'more than'],
    // Fixed codes: a match of three bytes, one back, at the very start.
    ['a match before the start', Uint8Array.of(0x03, 0x02, 0x00), 3, 'before its start'],
    ['fewer bytes than declared', packed, content.length + 1, '1600 bytes instead of 1601'],
    ['one byte more than declared', packed, content.length - 1, 'more than the declared 1599'],
    ['bytes behind the last block', Uint8Array.of(...packed, 0), content.length, 'after the end'],
    ['data that is cut off', packed.subarray(0, -2), content.length, 'cut off'],
  ])('rejects %s', (_, data, size, reason) => {
    expect(() => inflateRaw(data, size)).toThrow(reason);
  });

  it('rejects exactly what zlib rejects among 3,000 damaged inputs', () => {
    const differing: string[] = [];
    let accepted = 0;
    for (let round = 0; round < 3000; round++) {
      const original = sample(round % 2 ? 200 : 3000);
      const damaged = Buffer.from(deflateRawSync(original, { level: 1 + below(9) }));
      for (let count = 1 + below(2); count > 0; count--)
        damaged[below(damaged.length)] = below(256);
      const expected = orUndefined(() => unpackWithZlib(damaged));
      const size = expected?.length ?? original.length;
      const found = orUndefined(() => inflated(damaged, size));
      if (found?.toString('hex') !== expected?.toString('hex'))
        differing.push(damaged.toString('hex'));
      if (found) accepted++;
    }
    expect(differing).toEqual([]);
    expect(accepted).toBeGreaterThan(150);
  });
});

it('returns undefined for data that consists of nothing but blocks', () => {
  // Empty blocks with fixed codes, ten bits each: a megabyte of them would take ten seconds.
  const bits = '0100000000'.repeat(10_000) + '1100000000';
  const packed = Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) =>
    Number.parseInt([...byte].toReversed().join(''), 2),
  );
  expect(inflateRawSync(packed)).toHaveLength(0);
  expect(inflateRaw(packed, 0)).toBeUndefined();
});

/** Unpacks data that ends where its last block does. */
function unpackWithZlib(data: Buffer): Buffer {
  const { buffer, engine } = inflateRawSync(data, { info: true }) as unknown as {
    readonly buffer: Buffer;
    readonly engine: { readonly bytesWritten: number };
  };
  if (engine.bytesWritten !== data.length) throw new Error('bytes after the end');
  return buffer;
}

function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
