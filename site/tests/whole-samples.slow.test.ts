import { describe, expect, test } from 'vitest';
import { compileAsReader } from '../../tools/src/samples/compile-as-reader.ts';
import { listShownSamples, type ShownSample } from './shown-samples.ts';

const groups = Map.groupBy(listShownSamples(), ({ version, project }) => `${version}, ${project}`);

describe('a reader who pastes a whole sample into an empty project', () => {
  test('finds samples of all groups', () => expect(groups.size).toBeGreaterThan(12));

  test.each([...groups])('can compile it: %s', (_group, samples) => {
    expect(compile(samples)).toEqual([]);
  });

  test('cannot compile a name that no file of the sample has', () => {
    const [sample] = [...groups.values()][0]!;
    const files = { 'main.ts': 'export const place = readPlace();\n' };
    expect(compile([{ ...sample!, files }])).toEqual([
      expect.stringContaining("main.ts:1 Cannot find name 'readPlace'."),
    ]);
  });
});

function compile(samples: readonly ShownSample[]): string[] {
  const [{ version, project }] = samples as [ShownSample];
  const errors = compileAsReader({
    version,
    project,
    samples: Object.fromEntries(samples.map(({ name, files }) => [name, files])),
  });
  return Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => `${name}: ${message}`),
  );
}
