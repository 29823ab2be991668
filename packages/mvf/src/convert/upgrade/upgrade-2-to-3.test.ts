import { beforeAll, describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { validate } from '../../validate/index.ts';
import type { Converted } from '../../convert-report.ts';
import { loadWild } from './fixtures/load-wild.ts';
import { routablePairs } from './fixtures/routable-pairs.ts';
import { wildVersion2 } from './fixtures/wild-version-2.ts';
import { upgrade } from './upgrade.ts';

let converted: Converted<Mvf3Document>;
let document: Mvf3Document;

beforeAll(async () => {
  converted = upgrade(await loadWild(wildVersion2()), { time: '2025-01-02T03:04:05Z' });
  ({ document } = converted);
});

function codes(action: string): string[] {
  return converted.report.filter((entry) => entry.action === action).map(({ code }) => code);
}

describe('a version 2 bundle from the wild', () => {
  it('becomes a bundle without validation errors', async () => {
    const { findings } = await validate(writeBundle(document));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('opens again with the floors of the source', async () => {
    const bundle = await readBundle(writeBundle(document));
    expect(bundle.version).toBe(3);
    expect(bundle.floorIds).toEqual(['f_1', 'f_2', 'f_out']);
  });

  it('keeps the facts of the manifest', () => {
    expect(document.manifest.features[0]).toMatchObject({
      geometry: { coordinates: [10.001, 50.0005] },
      properties: {
        name: 'Wild office',
        version: '3.0.0',
        time: '2025-01-02T03:04:05Z',
        naturalBearing: 12,
      },
    });
  });

  it('lists the files of the result in the manifest', () => {
    const { contents } = document.manifest.features[0]!.properties;
    expect(contents.map(({ name }) => name)).toContain('floors.geojson');
    expect(contents.find(({ name }) => name === 'geometry')?.children).toHaveLength(3);
  });

  it('keeps outdoor floors out of the stacks', () => {
    expect(document.floorStacks).toEqual([
      { id: 'fs_1', floors: ['f_1', 'f_2'], details: { name: 'House' } },
    ]);
    expect(document.outdoors).toEqual({ floors: ['f_out'] });
  });

  it('assigns each shape a geometry, a kind and its name', () => {
    const shapes = document.geometry?.['f_1']?.features.map(({ properties }) => properties);
    expect(shapes).toEqual([
      { id: 'g_1', details: { name: 'Lobby', externalId: '101' } },
      { id: 'g_2' },
      { id: 'g_o_1' },
      { id: 'g_e_1', details: { name: 'Glass door' } },
      { id: 'g_n_1' },
    ]);
    expect(document.kinds?.['f_1']).toMatchObject({
      g_1: 'room',
      g_2: 'room',
      g_o_1: 'wall',
      g_e_1: 'door',
    });
  });

  it('lists walkable shapes and obstacles', () => {
    expect(document.walkable?.['f_1']).toEqual({ g_1: {}, g_2: {} });
    expect(document.nonwalkable?.['f_1']).toEqual({ g_o_1: {} });
  });
});

describe('routes of a version 2 bundle from the wild', () => {
  it('turns edges and connections into routes between the same rooms', () => {
    const pairs = [...routablePairs(document)];
    expect(pairs.filter((pair) => pair.startsWith('Ground'))).toHaveLength(6);
    expect(pairs.filter((pair) => pair.startsWith('First'))).toHaveLength(3);
  });

  it('turns edges between floors into connections', () => {
    expect(document.connections?.map(({ id, type }) => [id, type])).toEqual([
      ['c_1', 'elevator'],
      ['c_floor-change', 'unknown'],
    ]);
    expect(document.connections?.[1]?.entrances).toHaveLength(2);
  });

  it('enters a connection at its own nodes only', () => {
    expect(document.connections?.[0]?.entrances).toEqual([
      { floorId: 'f_1', geometryId: 'g_n_1', flags: [5] },
      { floorId: 'f_2', geometryId: 'g_3', flags: [5] },
    ]);
  });
});

describe('styles and places of a version 2 bundle from the wild', () => {
  it('turns lists of shapes into styles with anchors', () => {
    expect(document.defaultStyle?.['Walls']).toEqual({
      geometryAnchors: [{ floorId: 'f_1', geometryId: 'g_o_1' }],
      color: '#112233',
      opacity: 0.5,
      height: 2,
      altitude: 0,
      buffer: 0.2,
    });
    expect(document.defaultStyle?.['Rooms']).toMatchObject({ color: '#aabbcc', buffer: 0 });
    expect(document.defaultStyle?.['Rooms']?.geometryAnchors).toHaveLength(3);
  });

  it('turns the locations of the content system into locations and their presentation', () => {
    expect(document.locations).toEqual([
      {
        id: 'loc_cafe',
        details: { name: 'Cafe' },
        categories: ['lcat_food'],
        geometryAnchors: [{ floorId: 'f_1', geometryId: 'g_2' }],
        openingHours: [{ opens: '08:00', closes: '18:00', dayOfWeek: ['Monday'] }],
      },
      {
        id: 'loc_desk',
        details: { name: 'Front desk' },
        geometryAnchors: [{ floorId: 'f_1', geometryId: 'g_1' }],
      },
    ]);
    expect(document.cmsLocations).toEqual([
      { locationId: 'loc_cafe', type: 'tenant', tags: ['coffee'] },
    ]);
    expect(document.address?.primary?.display?.displayAddress).toBe('Way 1');
  });

  it('takes the parent from one of two categories that are each other’s parent', () => {
    expect(document.locationCategories?.map(({ id, parent }) => [id, parent])).toEqual([
      ['lcat_food', 'lcat_all'],
      ['lcat_all', undefined],
    ]);
  });

  it('keeps layers in the extra facts of the venue', () => {
    expect(document.cmsVenue?.extra?.['layers']).toEqual([
      { name: 'Furniture', geometryAnchors: [{ floorId: 'f_1', geometryId: 'g_1' }] },
    ]);
  });
});

describe('the upgrade of a version 2 bundle from the wild', () => {
  it('reports changes, guesses and losses', () => {
    expect(codes('changed')).toEqual(
      expect.arrayContaining([
        'ids',
        'outdoor-stack',
        'edge-between-floors',
        'layers',
        'color-form',
      ]),
    );
    expect(codes('guessed')).toEqual(
      expect.arrayContaining(['no-navigation-flags', 'connection-cost', 'connection-accessible']),
    );
    expect(codes('dropped')).toEqual(
      expect.arrayContaining([
        'dangling-floor',
        'dangling-neighbor',
        'dangling-connection-node',
        'connection-without-nodes',
        'dangling-style',
        'dangling-category',
        'category-cycle',
        'bad-opening-hours',
        'location-without-name',
        'label-centre',
        'wall-entrances',
      ]),
    );
  });

  it('comes out the same each time', async () => {
    const again = upgrade(await loadWild(wildVersion2()), { time: '2025-01-02T03:04:05Z' });
    expect(writeBundle(again.document)).toEqual(writeBundle(document));
  });
});
