import { describe, expect, test } from 'vitest';
import { MAX_HASH_LENGTH, readShareHash, writeShareHash } from './share-link.ts';

const PROGRAM = { files: { 'main.ts': "console.log('Grüße 🗺');\n", 'app.css': 'p {}' } };

describe('share links', () => {
  test('round-trip a program', async () => {
    const hash = await writeShareHash(PROGRAM);
    expect(hash).toMatch(/^#code=[\w-]+$/);
    expect(await readShareHash(hash)).toEqual(PROGRAM);
  });

  test('stay short enough for a program of 250 lines', async () => {
    const lines = Array.from(
      { length: 250 },
      (_, index) =>
        `map.markers.add(places[${index}], { content: 'Shop ${index * 7}', rank: 'high' });`,
    );
    const text = lines.join('\n');
    expect((await writeShareHash({ files: { 'main.ts': text } })).length).toBeLessThan(
      MAX_HASH_LENGTH,
    );
  });

  test('ignore other URLs', async () => {
    expect(await readShareHash('')).toBeUndefined();
    expect(await readShareHash('#where-next')).toBeUndefined();
  });

  test.each(['#code=', '#code=!!!', '#code=AAAA', '#code=q1YqSy0qzszPU7JSMtMBAA'])(
    'report that they cannot be decoded: %s',
    async (hash) => {
      await expect(readShareHash(hash)).rejects.toThrow('link was cut off or changed');
    },
  );

  test('reject data that inflates to a huge size', async () => {
    const bomb = await writeShareHash({ files: { 'main.ts': 'a'.repeat(50_000_000) } });
    await expect(readShareHash(bomb)).rejects.toThrow('cannot be read');
  });

  test.each([{ files: {} }, { files: { '../x.ts': '' } }, { files: { 'a.ts': 1 } }, [], null])(
    'reject anything but files: %j',
    async (value) => {
      const hash = await writeShareHash(value as never);
      await expect(readShareHash(hash)).rejects.toThrow('cannot be read');
    },
  );
});
