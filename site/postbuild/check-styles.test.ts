import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStyles } from './check-styles.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(site, 'assets/css'), { recursive: true });
  writeFileSync(join(site, 'assets/css/styles.1a.css'), '.button{color:red}.card:hover{top:.5em}');
  writeFileSync(join(site, 'assets/css/tools-styles.2b.css'), '.panel_x1 .button{color:blue}');
});
afterEach(() => rmSync(site, { recursive: true }));

function writePage(classes: string, ...sheets: string[]): void {
  const links = sheets.map((name) => `<link rel="stylesheet" href="/base/assets/css/${name}" />`);
  writeFileSync(join(site, 'index.html'), `${links.join('')}<p class="${classes}">`);
}

test('accepts a page that links the sheets of its classes', () => {
  writePage('button panel_x1 without-styles', 'styles.1a.css', 'tools-styles.2b.css');
  expect(() => checkStyles(site)).not.toThrow();
});

test('accepts a class that one of the linked sheets has', () => {
  writePage('button', 'styles.1a.css');
  expect(() => checkStyles(site)).not.toThrow();
});

test('names the page, the class and the sheet that the page does not link', () => {
  writePage('button panel_x1', 'styles.1a.css');
  expect(() => checkStyles(site)).toThrow(/index\.html: \.panel_x1 is in tools-styles\.2b\.css/);
});

test('ignores pages without a sheet of the site', () => {
  writePage('panel_x1');
  expect(() => checkStyles(site)).not.toThrow();
});

test('fails if the sheet of every page has grown', () => {
  const noise = randomBytes(40_000).toString('base64url');
  writeFileSync(join(site, 'assets/css/styles.1a.css'), `.button{--noise:"${noise}"}`);
  writePage('button', 'styles.1a.css');
  expect(() => checkStyles(site)).toThrow(/every page waits for this sheet, and it has \d+ bytes/);
});
