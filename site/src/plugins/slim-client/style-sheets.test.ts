import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STYLE_SHEETS, styleSheetGroups } from './style-sheets.ts';

const SOURCE = join(import.meta.dirname, '../..');
const groups = Object.values(styleSheetGroups());

function sheetsOf(path: string): string[] {
  return groups.filter(({ test: isIn }) => isIn.test(path)).map(({ name }) => name);
}

test.each(
  Object.entries(STYLE_SHEETS).flatMap(([sheet, folders]) =>
    folders.map((folder) => [folder, sheet]),
  ),
)('finds styles in %s, and all of them are in the sheet %s', (folder, sheet) => {
  const files = globSync('**/*.css', { cwd: join(SOURCE, folder!) });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(sheetsOf(join(SOURCE, folder!, file))).toEqual([`${sheet}-styles`]);
  }
});

test('leaves styles that every page shares, and scripts, to the framework', () => {
  for (const file of ['ui/css/index.css', 'samples/styles.module.css', 'tools/index.tsx']) {
    expect(sheetsOf(join(SOURCE, file))).toEqual([]);
  }
  expect(sheetsOf('/node_modules/infima/dist/css/default/default.css')).toEqual([]);
});

test('accepts the paths of Windows', () => {
  expect(sheetsOf(String.raw`C:\portal\site\src\tools\shared\panel\panel.module.css`)).toEqual([
    'tools-styles',
  ]);
});
