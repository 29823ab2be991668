import { describe, expect, test } from 'vitest';
import { FieldReader, ToolFileError } from './field-reader.ts';

const reader = new FieldReader({ a: { list: [1, 'two'], place: [200, 5], long: 'x'.repeat(90) } });
const at = (name: string): FieldReader => reader.field('a').field(name);

describe('FieldReader', () => {
  test('names the path of a field that does not fit', () => {
    const [, second] = at('list').list(5);
    expect(() => second?.number([0, 9])).toThrow(
      new ToolFileError(
        'a.list[1]: expected a number from 0 to 9, found "two". Correct the file, or choose a file saved by this tool.',
      ),
    );
    expect(() => at('gone').flag()).toThrow('a.gone: expected true or false, found nothing.');
    expect(() => at('list').choice(['x', 'y'])).toThrow('expected one of x, y, found [1,"two"].');
    expect(() => at('place').lngLat()).toThrow('a.place[0]: expected a number from -180 to 180');
    expect(() => at('long').color()).toThrow('a.long: expected a colour such as "#3a7bd5"');
    expect(() => at('list').field('x')).toThrow('a.list: expected an object');
  });

  test('limits lists, texts and quotations in messages', () => {
    expect(() => at('list').list(1)).toThrow('a.list: expected up to 1 entries, found 2.');
    expect(() => at('long').text(80)).toThrow(/found "x{39}…\./);
  });

  test('ignores inherited properties', () => {
    expect(reader.field('constructor').isMissing).toBe(true);
    expect(new FieldReader(JSON.parse('{"__proto__":1}')).field('toString').isMissing).toBe(true);
  });

  test.each([Number.NaN, Infinity, '5', null, [5]])('rejects %s as a number', (value) => {
    expect(() => new FieldReader(value, 'a').number([0, 9])).toThrow(ToolFileError);
  });
});
