import { expect, test } from 'vitest';
import { readStrings } from './read-strings.ts';

function textsOf(source: string): string[] {
  return readStrings('a.tsx', source).blocks.map(({ text }) => text);
}

test('strings of several words are read, joined ones as one text', () => {
  const source = `import a from 'not a text';
const key = 'one';
throw new Error('The file is missing. ' + "It can't be " + \`read from \${folder ?? 'a b'}.\`);
const view = <p className="not a text" title="A title here">Text of the page</p>;
`;
  expect(textsOf(source)).toEqual([
    "The file is missing. It can't be read from {…}.",
    'a b',
    'A title here',
    'Text of the page',
  ]);
});

test('escapes are read as what they stand for, at their place', () => {
  const source = "const a = 'It isn\\'t\\nhere anew';";
  const [block] = readStrings('b.ts', source).blocks;
  expect(block?.text).toBe("It isn't here anew");
  const offset = block?.offsets[block.text.indexOf('anew')] ?? 0;
  expect(source.slice(offset, offset + 4)).toBe('anew');
});
