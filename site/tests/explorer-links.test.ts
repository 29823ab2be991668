import { fieldTables, fileTable } from '@brand/mvf/reference';
import { expect, test } from 'vitest';
import { specificationLink } from '../src/tools/workbench/explore/specification-link.ts';
import { readContentPages } from './content-pages.ts';
import { tablesOf } from './mvf-page-tables.ts';

/** Every anchor in the tables of the specification. */
const anchors = new Set(
  readContentPages(['content/docs/mvf/v3/specification']).flatMap((page) => {
    const path = page.file.replace(/^content(.*)\.mdx$/, '$1');
    return [...tablesOf(page).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`);
  }),
);

test('every field of the format has a section in the specification', () => {
  const links = fieldTables(3).flatMap(({ name, rows }) =>
    rows.map((row) => specificationLink(name, row.name)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => link === undefined || !anchors.has(link))).toEqual([]);
});

test('the content of every file has a section in the specification', () => {
  const links = fileTable(3).map(({ type }) => specificationLink(type));
  expect(links.filter((link) => link === undefined || !anchors.has(link))).toEqual([]);
});
