import { describe, expect, test } from 'vitest';
import { readPage, type SourcePage } from './read-pages.ts';
import {
  findUnrecorded,
  formatSectionRecord,
  parseSectionRecord,
  recordSections,
} from './section-record.ts';

const ID = 'web-sdk/6.0/labels';
const SOURCE = `---
title: Labels
---

A label is text.

## Add a label {#add}

Call \`add\`.

## Troubleshooting

Call \`remove\`.
`;
const record = new Map([[ID, recordSections(pageOf(SOURCE))]]);

describe('the record of sections', () => {
  test('has a line for each page and is read as it was written', () => {
    const text = formatSectionRecord(record);
    expect(text).toMatch(
      /^web-sdk\/6\.0\/labels =\w{8}\/4 add=\w{8}\/2 troubleshooting=\w{8}\/2\n$/,
    );
    expect(parseSectionRecord(text)).toEqual(record);
  });
});

describe('findUnrecorded', () => {
  test.each([
    ['nothing changed', SOURCE],
    ['words changed', SOURCE.replace('A label is text.', 'Labels name places.')],
    ['a heading was renamed', SOURCE.replace('Troubleshooting', 'Errors')],
  ])('finds nothing if %s', (_what, source) => {
    expect(changedAnchors(source)).toEqual([]);
  });

  test.each([
    ['whose code changed', SOURCE.replace('`add`', '`addAll`'), ['add']],
    ['that was added', `${SOURCE}\n## Options\n\nPass \`rank\`.\n`, ['options']],
    ['that grew by a paragraph', SOURCE.replace('text.', 'text. '.repeat(60)), ['']],
  ])('finds a section %s', (_what, source, anchors) => {
    expect(changedAnchors(source)).toEqual([anchors]);
  });

  test('finds the page if a section was removed', () => {
    expect(changedAnchors(SOURCE.replace(/## Trouble[^]*/, ''))).toEqual([['']]);
  });

  test('finds a page that is new', () => {
    expect(findUnrecorded([pageOf(SOURCE)], new Map())).toMatchObject([
      { page: { id: ID }, sections: [{ anchor: '' }] },
    ]);
  });

  test('gives each state of a page another id', () => {
    const ids = ['`a`', '`b`'].map(
      (code) => findUnrecorded([pageOf(SOURCE.replace('`add`', code))], record)[0]?.id,
    );
    expect(new Set(ids).size).toBe(2);
  });
});

function pageOf(source: string): SourcePage {
  const page = readPage(ID, source);
  if (!page) throw new Error('The page is an outline.');
  return page;
}

function changedAnchors(source: string): string[][] {
  return findUnrecorded([pageOf(source)], record).map(({ sections }) =>
    sections.map(({ anchor }) => anchor),
  );
}
