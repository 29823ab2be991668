import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { validate } from '../../validate/validate.ts';
import { reachableShapes } from '../imdf/routes.fixture.ts';
import { generateRouting, repairRouting } from './repair-routing.ts';

const codesOf = ({ report }: { readonly report: readonly { readonly code: string }[] }): string[] =>
  report.map(({ code }) => code);

/** A node in each of four rooms, joined to every other: only shop and café have doors in line. */
function throughWalls(): Mvf3Document {
  const document = tinyVenue();
  const { features } = document.nodes['f_ground']!;
  const rooms = features.filter(({ properties: { id } }) =>
    /^n_g-(shop|studio|cafe|office)$/.test(id),
  );
  for (const { properties } of rooms) {
    properties.neighbors = rooms
      .filter((other) => other.properties !== properties)
      .map((other) => ({ id: other.properties.id, extraCost: 0, flags: [0b101] }));
  }
  document.nodes['f_ground']!.features = rooms;
  return document;
}

describe('repairRouting', () => {
  it('keeps a good network as it is, and says so in figures', () => {
    const document = tinyVenue();
    const repaired = repairRouting(document);
    expect(repaired.document).toBe(document);
    expect(codesOf(repaired)).toEqual(['network-kept', 'network-kept', 'network-kept']);
    expect(repaired.report[0]).toEqual({
      action: 'changed',
      code: 'network-kept',
      source: 'floor "Ground floor"',
      message:
        'The network was kept: 0 of 18 edges cross walls, and its 19 nodes reach 7 of 7 rooms.',
    });
  });

  it('replaces a network that leads to few rooms', async () => {
    const { document, report } = repairRouting(sparseOffice());
    expect(report[0]?.message).toBe(
      'The network was replaced by one from the shapes because its 14 nodes reached 1 of 41 rooms. Now 121 nodes lead to 41 of 41 rooms.',
    );
    expect(reachableShapes(document, 'g_room-1')).toHaveLength(40);
    expect((await validate(document)).counts.error).toBe(0);
  });

  it('replaces a network whose edges lead through walls, on its floor only', () => {
    const source = throughWalls();
    const { document, report } = repairRouting(source);
    expect(report[0]?.message).toMatch(/because 5 of 6 edges crossed walls\. Now/);
    expect(document.nodes?.['f_upper']).toBe(source.nodes?.['f_upper']);
    expect(reachableShapes(document, 'g_g-shop')).toEqual(
      expect.arrayContaining(['g_g-office', 'g_u-cafe']),
    );
  });

  it('generates the nodes of a floor that has none', () => {
    const document = tinyVenue();
    delete document.nodes['f_upper'];
    const repaired = repairRouting(document);
    expect(codesOf(repaired)).toContain('network-generated');
    expect(reachableShapes(repaired.document, 'g_g-shop')).toContain('g_u-office');
  });

  it('keeps a poor network where the shapes yield no better one', () => {
    const document = tinyVenue();
    document.geometry['f_ground']!.features = [];
    document.nodes['f_ground']!.features.length = 2;
    expect(repairRouting(document).document).toBe(document);
  });

  it('does not count shapes that one only stands beside', () => {
    const document = tinyVenue();
    const ground = document.geometry['f_ground']!.features;
    const copies = Array.from({ length: 20 }, (_, index) => ({
      ...ground.find(({ properties }) => properties.id === 'g_g-shop')!,
      properties: { id: `g_desk-${index}` },
    }));
    ground.push(...copies);
    for (const { properties } of copies) document.kinds['f_ground']![properties.id] = 'room';
    expect(codesOf(repairRouting(document))).not.toContain('network-generated');
  });

  it('keeps walking over lines on the ground that no list names', () => {
    const source = tinyVenue();
    const { features } = source.geometry['f_ground']!;
    const shop = features.find(({ properties }) => properties.id === 'g_g-shop')!;
    if (shop.geometry.type !== 'Polygon') throw new Error('expected a polygon');
    const marks = shop.geometry.coordinates.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
    features.push({
      type: 'Feature',
      geometry: { type: 'MultiLineString', coordinates: marks as [number, number][][] },
      properties: { id: 'g_marks' },
    });
    source.kinds['f_ground']!['g_marks'] = 'object';
    const { document } = generateRouting(source);
    expect(reachableShapes(document, 'g_g-shop')).toEqual(reachableShapes(source, 'g_g-shop'));
  });

  it('lists the files of new nodes in the manifest', () => {
    const { document } = repairRouting({ ...sparseOffice(), nodes: {} });
    expect(document.manifest.features[0]?.properties.contents).toEqual([
      { type: 'folder', name: 'nodes', children: [{ type: 'file', name: 'f_office.geojson' }] },
    ]);
  });
});

describe('the report of a replaced network', () => {
  it('names one-way edges and extra costs that are lost', () => {
    const source = throughWalls();
    const [first, second] = source.nodes!['f_ground']!.features;
    first!.properties.neighbors[0]!.extraCost = 20;
    second!.properties.neighbors = [];
    const losses = repairRouting(source).report.filter(({ code }) => code === 'network-details');
    expect(losses).toEqual([
      {
        action: 'dropped',
        code: 'network-details',
        source: 'floor "Ground floor"',
        message:
          'The replaced network had one-way edges (3) and extra costs (1). The new network leads both ways and has a cost for doors only.',
      },
    ]);
  });

  it('has no such entry where nothing is lost', () => {
    expect(codesOf(repairRouting(throughWalls()))).not.toContain('network-details');
  });
});

describe('generateRouting', () => {
  it('replaces the nodes of every floor, and leads to every room without errors', async () => {
    const before = tinyVenue();
    const { document, report } = generateRouting(before);
    expect(report[0]?.message).toMatch(/because a new one was requested/);
    expect(reachableShapes(document, 'g_g-shop')).toEqual(reachableShapes(before, 'g_g-shop'));
    const { findings } = await validate(document);
    expect(findings.map(({ code }) => code)).toEqual([]);
  });

  it('keeps closed to visitors what the earlier network closed', () => {
    const source = tinyVenue();
    for (const { properties } of source.nodes['f_ground']!.features) {
      for (const neighbor of properties.neighbors) {
        const isOffice = [properties.id, neighbor.id].includes('n_g-office');
        if (isOffice) neighbor.flags = [0b001];
      }
    }
    const { features } = generateRouting(source).document.nodes!['f_ground']!;
    const office = features.filter(({ properties }) =>
      properties.geometryIds?.includes('g_g-office'),
    );
    const flags = office.flatMap(({ properties }) => properties.neighbors.flatMap((n) => n.flags));
    expect(new Set(flags)).toEqual(new Set([0b001]));
  });

  it('uses the bits that the bundle declares', () => {
    const source = tinyVenue();
    source.navigationFlags = { public: { index: 1, bit: 3 } };
    const { features } = generateRouting(source).document.nodes!['f_ground']!;
    expect(features[0]?.properties.neighbors[0]?.flags).toEqual([0, 8]);
  });

  it('survives a bundle with junk in place of its files', () => {
    const junk = { ...tinyVenue(), geometry: { f_ground: 7 }, kinds: [], walkable: 'no', nodes: 3 };
    expect(() => generateRouting(junk as unknown as Mvf3Document)).not.toThrow();
  });
});
