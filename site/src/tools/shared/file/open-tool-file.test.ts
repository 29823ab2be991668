import { describe, expect, test } from 'vitest';
import { openToolFile, readToolFile } from './open-tool-file.ts';
import { writeToolFile } from './write-tool-file.ts';

const KIND = { format: 'flyover', title: 'flyover file', version: 1 };
const open = (text: string): unknown => openToolFile(text, KIND);

describe('a tool file', () => {
  test('opens by its format and version', () => {
    const reader = openToolFile('{"format":"flyover","version":1,"loop":true}', KIND);
    expect(reader.field('loop').flag()).toBe(true);
  });

  test('fails before it is read when it is too large', async () => {
    const file = { name: 'a.json', size: 12_345_678 } as File;
    await expect(readToolFile(file)).rejects.toThrow(
      'a.json is too large: expected up to 5 MB, found 12.3 MB. Choose a file saved by this tool.',
    );
  });

  test('fails with its actual format and advice when it is of another kind', () => {
    expect(() => open('{"format":')).toThrow(
      /^The file is not a flyover file: it is not valid JSON \(.+\)\. Choose a file saved by this tool\.$/,
    );
    expect(() => open('[]')).toThrow('expected an object with "format": "flyover"');
    expect(() => open('{}')).toThrow(
      'The file is not a flyover file: expected the format "flyover", found nothing. Open the file in the tool that saved it.',
    );
    expect(() => open('{"format":"blue-dot-walk"}')).toThrow('found "blue-dot-walk"');
    expect(() => open('{"format":"flyover","version":2}')).toThrow(
      'The flyover file has version 2, but this page reads version 1. Reload the page to get its latest release.',
    );
  });

  test('has one line per entry', () => {
    const text = writeToolFile({
      a: 1,
      list: [{ b: [1, 2] }, { b: [] }],
      none: [],
      deep: { c: [{}] },
    });
    expect(text).toBe(
      '{\n  "a": 1,\n  "list": [\n    {"b":[1,2]},\n    {"b":[]}\n  ],\n  "none": [],\n  "deep": {\n    "c": [\n      {}\n    ]\n  }\n}\n',
    );
  });
});
