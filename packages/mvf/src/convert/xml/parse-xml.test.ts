import { expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';

test('builds a tree with texts and lines', () => {
  const root = parseXml('<a>\n<b x="1">one</b>\n<b>two<c/></b></a>');
  expect(root.name).toBe('a');
  expect(root.text).toBe('\n\n');
  expect(root.children.map(({ text, line }) => [text, line])).toEqual([
    ['one', 2],
    ['two', 3],
  ]);
  expect(root.children[1]?.children[0]).toEqual({
    name: 'c',
    namespace: '',
    attributes: [],
    line: 3,
    children: [],
    text: '',
  });
});

test('rejects a file without a root', () => {
  expect(() => parseXml('<!-- nothing -->')).toThrow('root');
});
