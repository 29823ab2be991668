import { describe, expect, it } from 'vitest';
import { MvfError } from '../mvf-error.ts';
import type { MvfLimits } from './limits.ts';
import { parseJson } from './parse-json.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, limits?: Partial<MvfLimits>) =>
  parseJson(bytesOf(text), 'floors.geojson', limits);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

function refusal(run: () => unknown): MvfError {
  try {
    run();
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseJson', () => {
  it.each(['{"a":[1,2.5e3,"ä🗺️",true,null]}', ' [ ] ', '"x"', '-0', '{"__proto__":1}'])(
    'parses %s as the engine does',
    (text) => {
      expect(parse(text)).toEqual(JSON.parse(text));
    },
  );

  it('leaves out a byte order mark', () => {
    expect(parse('\ufeff[1]')).toEqual([1]);
  });

  it('names file, line, column and the text there', () => {
    const error = refusal(() => parse('{\n  "a": 1,\n  "b": x\n}'));
    expect(error).toMatchObject({ code: 'mvf/bad-json', path: 'floors.geojson' });
    expect(error.message).toBe(
      'floors.geojson, line 3, column 8: expected valid JSON, found "x". Correct the file or export it again.',
    );
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  it('reports that the file ends too early', () => {
    expect(refusal(() => parse('{"a":\n[1,')).message).toContain(
      'line 2, column 4: expected valid JSON, found the end of the file',
    );
    expect(refusal(() => parse('')).message).toContain('line 1, column 1');
  });

  it.each([
    ['a lone continuation byte', [0x22, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x5b, 0, 0x5d, 0]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('rejects %s as not UTF-8', (_, bytes) => {
    const error = refusal(() => parseJson(Uint8Array.from(bytes), 'a.json'));
    expect(error).toMatchObject({ code: 'mvf/bad-json', path: 'a.json' });
    expect(error.message).toContain('UTF-8');
  });
});

describe('parseJson with maxJsonDepth', () => {
  it('counts arrays, objects and both', () => {
    expect(parse(nested(64))).toBeDefined();
    expect(refusal(() => parse(nested(65)))).toMatchObject({
      code: 'mvf/limit-exceeded',
      limit: 'maxJsonDepth',
      path: 'floors.geojson',
    });
    expect(refusal(() => parse('{"a":[{"b":[]}]}', { maxJsonDepth: 3 })).limit).toBe(
      'maxJsonDepth',
    );
    expect(parse('{"a":[{"b":[]}]}', { maxJsonDepth: 4 })).toBeDefined();
  });

  it('rejects a million brackets before the engine parses them', () => {
    expect(refusal(() => parse('['.repeat(1_000_000))).message).toContain('found 1000000');
  });

  it('counts depth, not brackets', () => {
    expect(parse(`[${Array.from({ length: 500 }, () => '[{}]').join()}]`)).toHaveLength(500);
  });

  it('ignores brackets in strings', () => {
    const text = JSON.stringify(['[[[{{{', '\\', '"[[[', '\\"[[[', 'é[[[']);
    expect(parse(text, { maxJsonDepth: 1 })).toHaveLength(5);
  });

  it('counts behind a string that ends in an escaped backslash', () => {
    expect(refusal(() => parse('["\\\\",[[]]]', { maxJsonDepth: 2 })).limit).toBe('maxJsonDepth');
  });
});
