import { describe, expect, test } from 'vitest';
import { readAndroidApi } from '@brand/native-api/kotlin/read-api';
import { readIosApi } from '@brand/native-api/swift/ios-api';
import { checkDefaults } from './check-defaults.ts';
import { DEFAULT_ROWS } from './default-rows.ts';
import { readEngineDefaults } from './engine-defaults.ts';
import { undocumentedLiterals } from './undocumented-literals.ts';

const engine = readEngineDefaults();
const ios = await readIosApi('5.0');
const { sdk: android } = await readAndroidApi('5.0');

describe.each([ios, android])('defaults of the SDK for $platform', (api) => {
  test('equal those of the Web SDK, except for rows of the table', () => {
    const { problems, ...counts } = checkDefaults(api, engine, DEFAULT_ROWS);
    console.log(`${api.platform} 5.0:`, counts);
    expect(problems).toEqual([]);
    expect(counts.same).toBeGreaterThan(80);
  });

  test('must have a row when they differ', () => {
    const { 'MapOptions.theme': _, ...rows } = DEFAULT_ROWS;
    expect(checkDefaults(api, engine, rows).problems).toEqual([
      `MapOptions.theme is "system", but ShowVenueOptions.theme of the Web SDK is \`'light'\`.`,
    ]);
  });

  test('must not have a row when they agree', () => {
    const rows = {
      ...DEFAULT_ROWS,
      'LabelOptions.size': { here: 12, engine: '`13`', why: 'Once.' },
    };
    expect(checkDefaults(api, engine, rows).problems).toEqual([
      'LabelOptions.size is what the Web SDK has. Take its row out of the table.',
    ]);
  });

  test('must match the values of their row', () => {
    const rows = {
      ...DEFAULT_ROWS,
      'SearchOptions.limit': { here: 10, engine: '25', why: 'Once.' },
    };
    expect(checkDefaults(api, engine, rows).problems).toEqual([
      'SearchOptions.limit is 10 and 20 in the Web SDK; its row says other values.',
    ]);
  });

  test('must exist to have a row', () => {
    const rows = { ...DEFAULT_ROWS, 'LabelOptions.glow': { local: 'Labels glow.' } };
    expect(checkDefaults(api, engine, rows).problems).toEqual([
      'The table has LabelOptions.glow, which the SDK has not.',
    ]);
  });
});

test('requires a comment to state the default of the Web SDK', () => {
  expect(
    undocumentedLiterals('`300` to `2500`, by how far', '`nil` is 0.3 to 2 seconds.', 1000),
  ).toEqual(['2.5']);
  expect(undocumentedLiterals('2', 'Default: 22.', 1)).toEqual(['2']);
  expect(undocumentedLiterals("`'icon-only'`", 'Default: `ICON_ONLY`.', 1)).toEqual([]);
});
