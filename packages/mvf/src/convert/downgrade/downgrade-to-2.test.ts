import { seededRandom } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../bundle/write-bundle.ts';
import { spoil } from '../upgrade/fixtures/spoil.ts';
import { upgrade } from '../upgrade/upgrade.ts';
import { downgradeTo1 } from './downgrade-to-1.ts';
import { downgradeTo2 } from './downgrade-to-2.ts';

describe('downgradeTo2', () => {
  const { document, report } = downgradeTo2(tinyVenue());

  it('sorts geometries into spaces, obstructions, entrances and areas', () => {
    const ids = (files: typeof document.spaces): string[] =>
      Object.values(files ?? {}).flatMap((file) => file.features.map((one) => one.properties.id));
    expect(ids(document.spaces)).toContain('s_g-shop');
    expect(ids(document.obstructions as typeof document.spaces)).toContain('o_g-walls');
    expect(ids(document.entrances as typeof document.spaces)).toContain('e_g-door-shop');
    expect(ids(document.areas as typeof document.spaces)).toEqual(['ar_o-plaza']);
  });

  it('lists the nodes of a space and the space of a node', () => {
    const shop = document.spaces?.['m_ground']?.features.find(
      ({ properties }) => properties.id === 's_g-shop',
    );
    expect(shop?.properties.destinationNodes).toEqual(['n_g-shop']);
    const node = document.nodes?.features.find(({ properties }) => properties.id === 'n_g-shop');
    expect(node?.properties).toMatchObject({ map: 'm_ground', space: 's_g-shop' });
  });

  it('joins nodes by connections, with costs and access', () => {
    expect(
      document.connections?.map((one) => [one.type, one.nodes.length, one.accessible]),
    ).toEqual([
      ['elevator', 2, true],
      ['stairs', 2, false],
      ['door', 2, true],
    ]);
    expect(document.connections?.[0]).toMatchObject({ entryCost: 30, floorCostMultiplier: 5 });
  });

  it('writes outdoor floors as a stack', () => {
    expect(document.floorStacks?.map(({ type, maps }) => [type, maps])).toEqual([
      ['Building', ['m_ground', 'm_upper']],
      ['Outdoor', ['m_outside']],
    ]);
    expect(report.map(({ code }) => code)).toContain('outdoor-stack');
  });

  it('round-trips everything except door style ids', () => {
    const source = tinyVenue();
    const back = upgrade(document).document;
    const { manifest, geometry, entranceAesthetic, kinds, walkable, nonwalkable, nodes, ...rest } =
      source;
    expect(back).toMatchObject(rest);
    expect(Object.keys(back).toSorted()).toEqual(Object.keys(source).toSorted());
    expect({ kinds, walkable: back.walkable?.['f_outside'] }).toEqual({
      kinds: back.kinds,
      walkable: walkable?.['f_outside'],
    });
    expect(back.manifest.features[0]?.properties.tzid).toBe(manifest.features[0]?.properties.tzid);
    expect(back.nodes).toEqual(nodes);
    expect(back.nonwalkable?.['f_upper']).toEqual(nonwalkable?.['f_upper']);
    expect(back.geometry?.['f_ground']?.features).toHaveLength(
      geometry!['f_ground']!.features.length,
    );
    expect(back.entranceAesthetic?.['f_ground']?.map(({ kind }) => kind)).toEqual(
      entranceAesthetic?.['f_ground']?.map(({ kind }) => kind),
    );
  });

  it('reports losses on the way back only for data that version 3 does not need', () => {
    const dropped = upgrade(document).report.filter(({ action }) => action === 'dropped');
    expect(dropped.map(({ code }) => code)).toEqual(['label-centre']);
  });

  it('leaves out a connection that no node leads to', () => {
    const venue = tinyVenue();
    venue.connections![0]!.exits = [{ floorId: 'f_upper', geometryId: 'g_u-void', flags: [5] }];
    const result = downgradeTo2(venue);
    expect(result.document.connections).toHaveLength(2);
    expect(result.report).toContainEqual(
      expect.objectContaining({ action: 'dropped', code: 'connection-without-nodes' }),
    );
  });

  it('does not change its source', () => {
    const source = tinyVenue();
    downgradeTo2(source);
    expect(source).toEqual(tinyVenue());
  });
});

it('survives random damage on the way to versions 2 and 1', { timeout: 20_000 }, () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = seededRandom(seed);
    const document = tinyVenue();
    spoil(document, random, 1 + Math.floor(random() * 40));
    for (const downgrade of [downgradeTo2, downgradeTo1]) {
      expect(() => writeFiles(downgrade(document).document), `seed ${seed}`).not.toThrow();
    }
  }
});
