import { beforeAll, describe, expect, it } from 'vitest';
import type { Mvf1Document, Mvf2Document, Mvf3Document } from '../../bundle/document.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { validate } from '../../validate/index.ts';
import type { Converted } from '../../convert-report.ts';
import { loadWild } from './fixtures/load-wild.ts';
import { routablePairs } from './fixtures/routable-pairs.ts';
import { wildVersion1 } from './fixtures/wild-version-1.ts';
import { upgrade } from './upgrade.ts';
import { upgrade1To2 } from './upgrade-1-to-2.ts';

const GROUND = 'm_5835ab589321170c11000000';

describe('a version 1 bundle from the wild', () => {
  let second: Converted<Mvf2Document>;
  let third: Mvf3Document;

  beforeAll(async () => {
    const source = await loadWild(wildVersion1());
    second = upgrade1To2(source as Mvf1Document);
    third = upgrade(source).document;
  });

  it.each([2, 3])('becomes a version %i bundle without validation errors', async (version) => {
    const bundle = writeBundle(version === 2 ? second.document : third);
    const result = await validate(bundle);
    expect(result.version).toBe(version);
    expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('turns levels into floors and buildings into floor stacks', () => {
    expect(second.document.floors?.features.map(({ properties }) => properties)).toMatchObject([
      { id: GROUND, name: 'Ground level', shortName: 'G', elevation: 0 },
      { name: 'Upper level', shortName: '1', elevation: 1 },
    ]);
    expect(second.document.floorStacks).toMatchObject([
      { id: 'fs_5a8c81503e7e180413000000', name: 'Main', maps: [GROUND, expect.any(String)] },
    ]);
  });

  it('guesses kinds, and keeps the unit number', () => {
    const spaces = second.document.spaces?.[GROUND]?.features.map(({ properties }) => properties);
    expect(spaces?.map(({ kind }) => kind)).toEqual(['room', 'room', 'poi']);
    expect(spaces?.[0]?.externalId).toBe('A1');
    expect(second.document.obstructions?.[GROUND]?.features[0]?.properties.kind).toBe('object');
  });

  it('closes rings and turns them the right way round', () => {
    const { geometry } = second.document.spaces?.[GROUND]?.features[0] ?? {};
    expect(geometry?.coordinates).toEqual([
      [
        [-80, 43],
        [-79.999, 43],
        [-79.999, 43.001],
        [-80, 43.001],
        [-80, 43],
      ],
    ]);
  });

  it('puts weight, multiplier and accessibility of nodes on their edges', () => {
    const [node] = second.document.nodes?.features ?? [];
    const [edge] = node?.properties.neighbors ?? [];
    expect(edge).toMatchObject({ flags: [4] });
    const { extraCost } = edge as { extraCost: number };
    // One step east is 81.5 m long: it counts twice, and 3 m on top.
    expect(extraCost).toBeGreaterThan(84);
    expect(extraCost).toBeLessThan(85);
  });

  it('joins the stops of a connection, by the nearest node where they name none', () => {
    expect(second.document.connections).toMatchObject([{ type: 'elevator' }]);
    expect(second.document.connections?.[0]?.nodes).toHaveLength(2);
  });

  it('finds routes between the rooms that nodes lie in', () => {
    expect(routablePairs(third).size).toBe(9);
  });

  it('draws every kind of shape in a style', () => {
    expect(Object.keys(third.defaultStyle ?? {})).toEqual(['Rooms', 'Objects']);
  });

  it('keeps locations and categories', () => {
    expect(third.locations?.map(({ details }) => details.name)).toEqual(['Shoes', 'Pop-up']);
    expect(third.locationCategories?.map(({ details }) => details.name)).toEqual(['Shops']);
    expect(third.locations?.[0]?.geometryAnchors).toHaveLength(1);
    expect(third.cmsVenue).toEqual({ id: '58347b71031d9c158b000001', slug: 'wild-mall' });
  });

  it('reports guesses and losses', () => {
    expect(second.report.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'unclosed-ring',
        'space-kind',
        'nearest-node',
        'dangling-neighbor',
        'dangling-anchor',
        'missing-centre',
      ]),
    );
  });
});

describe('a version 1 bundle without nodes', () => {
  it('becomes a map without routes and reports it', async () => {
    const files = Object.entries(wildVersion1()).filter(([path]) => !path.startsWith('node/'));
    const { document, report } = upgrade(await loadWild(Object.fromEntries(files)));
    expect(document.nodes).toBeUndefined();
    expect(report.map(({ code }) => code)).toContain('no-nodes');
  });
});
