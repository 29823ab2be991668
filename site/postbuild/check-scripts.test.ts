import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkScripts } from './check-scripts.ts';

const site = mkdtempSync(join(tmpdir(), 'scripts-'));
mkdirSync(join(site, 'assets/js'), { recursive: true });

afterAll(() => rmSync(site, { recursive: true }));

test('accepts scripts that parse, and names one that does not', () => {
  writeFileSync(join(site, 'assets/js/main.1a2b3c.js'), 'n.bind(n, 11836)');
  expect(() => checkScripts(site)).not.toThrow();
  writeFileSync(join(site, 'assets/js/p209.4d5e6f.js'), 'n.bind(n, 7cddb)');
  expect(() => checkScripts(site)).toThrow(/assets\/js\/p209\.4d5e6f\.js: .*token/);
});

test('names a chunk whose name every page would load for nothing', () => {
  writeFileSync(join(site, 'assets/js/p209.4d5e6f.js'), '');
  const names = { p209: '4d5e6f', src_tools_blue_dot_location_generator_page_Generator: '1a2b3c' };
  writeFileSync(join(site, 'assets/js/runtime~main.7d8e9f.js'), `(${JSON.stringify(names)})[e]`);
  expect(() => checkScripts(site)).toThrow(
    /webpackChunkName.*\nsrc_tools_blue_dot_location_generator_page_Generator$/,
  );
});
