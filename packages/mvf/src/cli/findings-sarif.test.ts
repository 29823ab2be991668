import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../../brand.ts';
import { validate } from '../validate/index.ts';
import { formatFindingsSarif } from './findings-sarif.ts';
import type { CliInput } from './read-input.ts';

type Sarif = {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
    }[];
  }[];
};

async function format(input: Pick<CliInput, 'kind' | 'name'>): Promise<Sarif> {
  const venue = tinyVenue();
  venue.locations[0]!.categories = ['lcat_a', 'lcat_b'];
  venue.locations[0]!.logo = 'assets/gone.svg';
  return JSON.parse(formatFindingsSarif(input, await validate(venue), {})) as Sarif;
}

describe('formatFindingsSarif', () => {
  test('writes a run with its rules, and a result for each finding', async () => {
    const { version, runs } = await format({ kind: 'file', name: 'venue.zip' });
    expect(version).toBe('2.1.0');
    const [{ tool, results }] = runs as [Sarif['runs'][number]];
    expect(tool.driver.rules[0]).toEqual({
      id: 'unresolved-id',
      shortDescription: { text: 'An id refers to an object that does not exist.' },
      help: { text: 'Correct the id, or remove the reference.' },
      helpUri: `${brand.siteUrl}/docs/mvf/v3/specification/core#unresolved-id`,
      defaultConfiguration: { level: 'error' },
    });
    expect(results).toHaveLength(3);
    for (const { ruleId, ruleIndex } of results)
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    expect(results[0]).toMatchObject({
      level: 'error',
      message: { text: expect.stringContaining('Correct the id') },
      locations: [{ logicalLocations: [{ fullyQualifiedName: 'locations.json#/0/categories/0' }] }],
    });
  });

  test.each([
    ['file', 'my venue.zip', 'my%20venue.zip'],
    ['file', '/data/venue.zip', 'file:///data/venue.zip'],
    ['file', String.raw`C:\data\venue.zip`, 'file:///C:/data/venue.zip'],
    ['folder', 'venue/', 'venue/locations.json'],
    ['address', 'https://example.com/venue.zip', 'https://example.com/venue.zip'],
  ] as const)('names the artifact of the %s %s', async (kind, name, uri) => {
    const { runs } = await format({ kind, name });
    const [location] = runs[0]?.results[0]?.locations ?? [];
    expect(location?.physicalLocation.artifactLocation.uri).toBe(uri);
  });
});
