import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODEL_NAMES } from './model-library.ts';
import type { Placement } from './placement.ts';
import { PLACEMENT_FIELDS, readPlacements, writePlacements } from './placement-file.ts';

const KNOWN = { models: MODEL_NAMES, floorIds: ['f_ground', 'f_first'] };

const DESK: Placement = {
  id: 'p1',
  model: 'desk',
  floorId: 'f_ground',
  lngLat: [-9.1389123, 38.7033456],
  altitude: 0,
  rotationDegrees: 90,
  scale: 1.5,
  color: '#3a7bd5',
};
const PLANT: Placement = {
  id: 'p2',
  model: 'plant',
  floorId: 'f_first',
  lngLat: [-9.1388, 38.7034],
  altitude: 0.5,
  rotationDegrees: 0,
  scale: 1,
};

function broken(change: (file: Record<string, unknown>) => void): string {
  const file = JSON.parse(writePlacements('kestrel-house', [DESK, PLANT])) as Record<
    string,
    unknown
  >;
  change(file);
  return JSON.stringify(file);
}

function placementOf(file: Record<string, unknown>, index: number): Record<string, unknown> {
  return (file['placements'] as Record<string, unknown>[])[index] ?? {};
}

describe('files of placements', () => {
  it('come back as they were written', () => {
    const text = writePlacements('kestrel-house', [DESK, PLANT]);
    const file = readPlacements(text, KNOWN);

    expect(file.placements).toStrictEqual([DESK, PLANT]);
    expect(writePlacements(file.venue, file.placements)).toBe(text);
  });

  it.each([
    ['no JSON', '{', /^The file is no JSON: /],
    ['another kind', '{"type":"FeatureCollection"}', /^format: expected "model-placements"/],
    ['another version', broken((file) => (file['version'] = 2)), /^version: expected 1, /],
    [
      'a field of the wrong kind',
      broken((file) => (placementOf(file, 1)['scale'] = '2')),
      'placements[1].scale: expected a factor from 0.1 to 20.',
    ],
    [
      'a value out of range',
      broken((file) => (placementOf(file, 0)['lngLat'] = [200, 0])),
      'placements[0].lngLat[0]: expected a longitude from -180 to 180.',
    ],
    [
      'a colour in words',
      broken((file) => (placementOf(file, 0)['color'] = 'blue')),
      'placements[0].color: expected a colour such as "#3a7bd5".',
    ],
    [
      'a model that is not here',
      broken((file) => (placementOf(file, 1)['model'] = 'yacht')),
      /^placements\[1\]\.model: there is no model "yacht" here\. Known are: bed, bench/,
    ],
    [
      'a floor of another venue',
      broken((file) => (placementOf(file, 1)['floorId'] = 'f_roof')),
      'placements[1].floorId: this venue has no floor "f_roof". Open the venue that the file was made on.',
    ],
    [
      'an id twice',
      broken((file) => (placementOf(file, 1)['id'] = 'p1')),
      'placements[1].id: "p1" is there twice. Rename one.',
    ],
    [
      'an unknown field',
      broken((file) => (placementOf(file, 0)['speed'] = 1)),
      /^placements\[0\]: /,
    ],
    [
      'a long text',
      ' '.repeat(2_000_001),
      'The file has 2.0 MB; the mapper reads up to 2. Split it.',
    ],
  ])('are refused with %s', (_, text, message) => {
    expect(() => readPlacements(text, KNOWN)).toThrow(message);
  });

  it('count the other mistakes', () => {
    const text = broken((file) => {
      placementOf(file, 0)['scale'] = 0;
      placementOf(file, 1)['altitude'] = null;
    });

    expect(() => readPlacements(text, KNOWN)).toThrow(/from 0\.1 to 20\. 1 more mistake\.$/);
  });

  it('have the fields that the page lists, in this order', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../content/docs/tools/3d-model-mapper.mdx'),
      'utf8',
    );
    const rows = [...page.matchAll(/^\| <code>placements\[\]\.(\w+)<\/code>/gm)].map(
      ([, field]) => field,
    );

    expect(rows).toEqual(Object.keys(PLACEMENT_FIELDS));
  });

  it('is what the sample loads', () => {
    const sample = join(
      import.meta.dirname,
      '../../../../examples/web-sdk/6.0/3d-models-mapper/placements.json',
    );
    const { placements } = JSON.parse(readFileSync(sample, 'utf8')) as { placements: Placement[] };
    const floorIds = placements.map(({ floorId }) => floorId);

    expect(
      readPlacements(readFileSync(sample, 'utf8'), { models: MODEL_NAMES, floorIds }).placements,
    ).toEqual(placements);
  });
});
