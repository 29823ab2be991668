import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { downgradeTo1 } from './downgrade-to-1.ts';
import { HexIds } from './to-1/hex-ids.ts';

const HEX = /^[0-9a-f]{24}$/;

describe('downgradeTo1', () => {
  const { document, report } = downgradeTo1(tinyVenue());
  const levels = Object.keys(document.levels ?? {});

  it('writes one file per level in each folder', () => {
    expect(levels).toHaveLength(3);
    for (const id of levels) expect(id).toMatch(HEX);
    expect(Object.keys(document.spaces ?? {})).toEqual(levels);
    expect(Object.keys(document.nodes ?? {})).toEqual(levels);
  });

  it('names the building of each level and its venue', () => {
    const buildings = document.buildings?.features.map(({ properties }) => properties) ?? [];
    expect(buildings.map(({ type }) => type)).toEqual([undefined, 'Outdoor']);
    const named = Object.values(document.levels ?? {}).map(
      (level) => level.features[0]?.properties.building,
    );
    expect(named).toEqual([buildings[0]?.id, buildings[0]?.id, buildings[1]?.id]);
    expect(document.venue?.features[0]?.properties).toMatchObject({
      name: 'Tiny house',
      slug: 'tiny-house',
      buildings: buildings.map(({ id }) => id),
    });
  });

  it('writes a connection as one stop per level', () => {
    const stops = Object.values(document.connections ?? {}).flatMap((file) => file.features);
    const types = stops.map(({ properties }) => properties.type);
    expect(types.toSorted()).toEqual(['door', 'door', 'elevator', 'elevator', 'stairs', 'stairs']);
  });

  it('marks where one can only get off', () => {
    const venue = tinyVenue();
    venue.connections![1]!.entrances.pop();
    const stops = Object.values(downgradeTo1(venue).document.connections ?? {})
      .flatMap((file) => file.features.map(({ properties }) => properties))
      .filter(({ type }) => type === 'stairs');
    expect(stops.map(({ enter, leave }) => [enter, leave])).toEqual([
      [undefined, undefined],
      [false, undefined],
    ]);
  });

  it('puts a barred node into an edge that wheelchairs cannot pass', () => {
    const venue = tinyVenue();
    const nodes = venue.nodes!['f_ground']!.features;
    const edge = nodes.flatMap(({ properties }) =>
      properties.id === 'n_g-gate' ? properties.neighbors : [],
    )[0]!;
    edge.flags = [0b100];
    const before = Object.values(document.nodes ?? {})[0]?.features.length ?? 0;
    const after = Object.values(downgradeTo1(venue).document.nodes ?? {})[0]?.features ?? [];
    expect(after).toHaveLength(before + 1);
    expect(after.filter(({ properties }) => !properties.accessible)).toHaveLength(1);
  });

  it('reports every extension that version 1 cannot hold', () => {
    const dropped = report.filter(({ action }) => action === 'dropped');
    const extensions = dropped
      .filter(({ code }) => code === 'extension')
      .map(({ source }) => source);
    expect(extensions).toEqual([
      'styles',
      'annotations',
      'annotationSymbols',
      'floorImages',
      'facades',
      'tilesets',
    ]);
    expect(dropped.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['translations', 'location-instances', 'navigation-flags']),
    );
  });
});

it('makes the same id of the same text, and never one twice', () => {
  const ids = new HexIds();
  const made = Array.from({ length: 20_000 }, (_, index) => ids.of(`n_${index}`));
  expect(new Set(made).size).toBe(made.length);
  expect(made.every((id) => HEX.test(id))).toBe(true);
  expect(new HexIds().of('n_7')).toBe(ids.of('n_7'));
});
