import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';
import { type ApiProgram, readApi } from './api-program.ts';
import { type ApiReport, findReports, makeApiReports } from './api-report.ts';
import { compileExamples, listExamples } from './compile-examples.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { findUndocumented, findWithoutExample } from './find-undocumented.ts';
import { withHint } from './with-hint.ts';

const UPDATE = 'If the change is meant: node tools/src/products/build-sdk.ts --record-api';

/**
 * Packages that are imported together: the format has names, such as `Venue`, that the SDK has too.
 */
const SURFACES: readonly {
  readonly names: readonly string[];
  readonly given?: readonly string[];
}[] = [
  { names: ['mvf'] },
  { names: ['venue', 'web-sdk'] },
  { names: ['web-sdk-react'], given: ['web-sdk'] },
  { names: ['react-native-sdk'] },
  { names: ['web-sdk-legacy/v5'] },
  { names: ['web-sdk-legacy/v4'] },
  { names: ['react-native-sdk-legacy/v5'] },
  { names: ['react-native-sdk-legacy/v4'] },
  { names: ['react-native-sdk-legacy/v3'] },
];

describe.each(SURFACES)('the public surface of $names', ({ names, given }) => {
  let api: ApiProgram;
  beforeAll(() => {
    api = readApi(names, given);
  });

  test('documents every name and member', () => {
    expect(findUndocumented(api)).toEqual([]);
  });

  test('has an example for every function, class, interface and feature', () => {
    expect(findWithoutExample(api)).toEqual([]);
  });

  test('has examples that compile', () => {
    const examples = listExamples(api);
    expect(examples.length).toBeGreaterThan(0);
    expect(compileExamples(api, examples)).toEqual([]);
  });
});

describe('the examples of the React Native SDK', () => {
  test('fail to compile if they are code for pages', () => {
    const codes = [
      'const zoom: number = map.camera.zoom;',
      "document.title = 'Map';",
      'const hash = location.hash;',
      "const shown = await showVenue('#map', { venueId: 'mall', key: 'demo' });",
      'const isShape = {} instanceof GeometryElement;',
    ];
    const examples = codes.map((code, index) => ({ fileName: ROOT, line: index + 1, code }));
    const problems = compileExamples(readApi(['react-native-sdk']), examples);
    const lines = problems.map((problem) => Number(/:(\d+) /.exec(problem)![1]));
    expect([...new Set(lines)]).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the record of the public surface', () => {
  let reports: readonly ApiReport[];
  beforeAll(() => {
    const folder = join(ROOT, '.cache/sdk-api');
    emitDeclarations(folder);
    reports = makeApiReports(folder);
  });

  test('matches the sources, with a report for each entry', () => {
    const gone = findReports().filter((path) => !reports.some(({ file }) => file === path));
    const problems = [
      ...reports.map(compareToRecord).filter((problem) => problem !== undefined),
      ...gone.map((file) => `${file} belongs to no entry`),
    ];
    expect(withHint(problems, UPDATE)).toEqual([]);
  });

  test('mentions no type that the main entry lacks', () => {
    const forgotten = reports.flatMap(({ file, text }) =>
      [...text.matchAll(/\(ae-forgotten-export\) The symbol "(\w+)"/g)].map(
        (match) => `${file}: ${match[1]}`,
      ),
    );
    expect([...new Set(forgotten)]).toEqual([]);
  });
});

function compareToRecord({ file, text }: ApiReport): string | undefined {
  const path = join(ROOT, file);
  if (!existsSync(path)) return `${file} is not on record`;
  const recorded = readFileSync(path, 'utf8').split('\n');
  const line = text.split('\n').findIndex((found, index) => found !== recorded[index]);
  if (line === -1 && recorded.length === text.split('\n').length) return undefined;
  return `${file}:${line + 1} has "${recorded[line]}", the sources say "${text.split('\n')[line]}"`;
}
