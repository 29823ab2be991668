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
      'a.json has 12.3 MB, where files of this tool have 5 MB at most. Choose a file that this tool saved.',
    );
  });

  test('fails with its actual format and advice when it is of another kind', () => {
    expect(() => open('{"format":')).toThrow(
      /^The file is no flyover file, because it is not JSON: .+\. Choose a file that this tool saved\.$/,
    );
    expect(() => open('[]')).toThrow('expected an object with "format": "flyover"');
    expect(() => open('{}')).toThrow(
      'The file is no flyover file: its format is nothing, not "flyover". Open it in the tool that saved it.',
    );
    expect(() => open('{"format":"blue-dot-walk"}')).toThrow('its format is "blue-dot-walk"');
    expect(() => open('{"format":"flyover","version":2}')).toThrow(
      'The flyover file has version 2, and this page reads version 1. Load the page again to get its newest release.',
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
