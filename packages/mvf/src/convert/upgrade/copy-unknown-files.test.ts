import { expect, it } from 'vitest';
import { V3_FILES } from '../../v3/files.ts';
import { ImportReport } from '../import-report.ts';
import { copyUnknownFiles } from './copy-unknown-files.ts';

it('copies unknown files, except those at the path of a known file', () => {
  const bytes = new Uint8Array([1]);
  const report = new ImportReport();
  const extras = {
    'assets/logo.svg': bytes,
    'nodes/deep/f_1.json': bytes,
    'locations.json': bytes,
    'nodes/f_1.json': bytes,
    'broken.txt': 'no bytes',
  };
  expect(Object.keys(copyUnknownFiles(extras, V3_FILES, report))).toEqual([
    'assets/logo.svg',
    'nodes/deep/f_1.json',
  ]);
  expect(report.entries.map(({ source }) => source)).toEqual(['locations.json', 'nodes/f_1.json']);
});
