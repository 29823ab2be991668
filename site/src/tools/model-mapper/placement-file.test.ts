import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@brand/geo';
import { breakValue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { ToolFileError } from '@site/src/tools/shared/file/field-reader';
import { MODEL_NAMES } from './model-library.ts';
import type { Placement } from './placement.ts';
import { type PlacementFile, readPlacements, writePlacements } from './placement-file.ts';

const KNOWN = { models: MODEL_NAMES, floorIds: ['f_ground', 'f_first'] };

const DESK: Required<Placement> = {
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
  const file = JSON.parse(writePlacements([DESK, PLANT], 'kestrel-house')) as Record<
    string,
    unknown
  >;
  change(file);
  return JSON.stringify(file);
}

function placementOf(file: Record<string, unknown>, index: number): Record<string, unknown> {
  return (file['placements'] as Record<string, unknown>[])[index] ?? {};
}

describe('readPlacements', () => {
  it('round-trips placements', () => {
    const text = writePlacements([DESK, PLANT], 'kestrel-house');
    const placements = readPlacements(text, KNOWN);

    expect(placements).toStrictEqual([DESK, PLANT]);
    expect(writePlacements(placements, 'kestrel-house')).toBe(text);
  });

  it.each([
    ['no JSON', '{', /^The file is not a placement file: it is not valid JSON \(/],
    [
      'another kind',
      '{"format":"flyover"}',
      'The file is not a placement file: expected the format "model-placements", found "flyover". Open the file in the tool that saved it.',
    ],
    [
      'a field of the wrong kind',
      broken((file) => (placementOf(file, 1)['scale'] = '2')),
      'placements[1].scale: expected a number from 0.1 to 20, found "2".',
    ],
    [
      'a colour in words',
      broken((file) => (placementOf(file, 0)['color'] = 'blue')),
      'placements[0].color: expected a colour such as "#3a7bd5", found "blue".',
    ],
    [
      'a model that is not here',
      broken((file) => (placementOf(file, 1)['model'] = 'yacht')),
      /^placements\[1\]\.model: the library has no model "yacht"\. Use one of: bed, bench/,
    ],
    [
      'a floor of another venue',
      broken((file) => (placementOf(file, 1)['floorId'] = 'f_roof')),
      'placements[1].floorId: this venue has no floor "f_roof". The placement file was created for kestrel-house. Choose that venue first.',
    ],
    [
      'an id twice',
      broken((file) => (placementOf(file, 1)['id'] = 'p1')),
      'placements[1].id: "p1" is used twice. Rename one of the two.',
    ],
  ])('rejects %s', (_, text, message) => {
    expect(() => readPlacements(text, KNOWN)).toThrow(message);
  });

  it('reads or rejects a file that is broken anywhere', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 400; round += 1) {
      const file = JSON.parse(
        writePlacements([DESK, PLANT], 'kestrel-house'),
      ) as unknown as PlacementFile;
      breakValue(file, random);
      expect(outcomeOf(JSON.stringify(file))).not.toBe('nonsense');
    }
  });

  it('covers the fields that the page lists, in this order', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../content/docs/tools/3d-model-mapper.mdx'),
      'utf8',
    );
    const rows = [...page.matchAll(/^\| <code>placements\[\]\.(\w+)<\/code>/gm)].map(
      ([, field]) => field,
    );

    expect(rows).toEqual(Object.keys(DESK));
  });

  it('reads the file of the sample', () => {
    const sample = join(
      import.meta.dirname,
      '../../../../examples/web-sdk/6.0/3d-models-mapper/placements.json',
    );
    const { placements } = JSON.parse(readFileSync(sample, 'utf8')) as { placements: Placement[] };
    const floorIds = placements.map(({ floorId }) => floorId);

    expect(readPlacements(readFileSync(sample, 'utf8'), { models: MODEL_NAMES, floorIds })).toEqual(
      placements,
    );
  });
});

function outcomeOf(text: string): 'fine' | 'refused' | 'nonsense' {
  try {
    const placements = readPlacements(text, KNOWN);
    const isSound = placements.every(({ scale, lngLat, floorId, model }) =>
      [
        scale > 0,
        lngLat.every(Number.isFinite),
        KNOWN.floorIds.includes(floorId),
        MODEL_NAMES.includes(model),
      ].every(Boolean),
    );
    return isSound ? 'fine' : 'nonsense';
  } catch (error) {
    if (error instanceof ToolFileError) return 'refused';
    throw error;
  }
}
