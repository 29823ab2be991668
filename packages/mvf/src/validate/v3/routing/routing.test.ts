import { findingsOf, tinyVenue, type TinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

type Node = NonNullable<TinyVenue['nodes'][string]>['features'][number];

function node(venue: TinyVenue, id: string): Node {
  const all = Object.values(venue.nodes).flatMap(({ features }) => features);
  return all.find(({ properties }) => properties.id === id)!;
}

/** Removes the edge from one node to another. */
function cut(venue: TinyVenue, from: string, to: string): void {
  const { properties } = node(venue, from);
  properties.neighbors = properties.neighbors.filter(({ id }) => id !== to);
}

/** Takes a flag from the edges between two nodes. */
function setFlags(venue: TinyVenue, a: string, b: string, flags: number[]): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const neighbor of node(venue, from).properties.neighbors) {
      if (neighbor.id === to) neighbor.flags = flags;
    }
  }
}

/** The place of a geometry, as findings name it. */
function placeOf(venue: TinyVenue, id: string, floorId = 'f_ground'): string {
  const { features } = venue.geometry[floorId]!;
  const index = features.findIndex(({ properties }) => properties.id === id);
  return `geometry/${floorId}.geojson /features/${index}`;
}

describe('routing', () => {
  it('reports a room that nothing leads to [R1]', async () => {
    const venue = tinyVenue();
    cut(venue, 'n_g-hall-studio', 'n_g-door-studio');
    cut(venue, 'n_g-door-studio', 'n_g-hall-studio');
    expect(await findingsOf(venue)).toEqual([`unreachable-room ${placeOf(venue, 'g_g-studio')}`]);
  });

  it('reports a whole floor without a way up [R1]', async () => {
    const venue = tinyVenue();
    venue.connections = venue.connections.filter(({ id }) => id === 'c_gate');
    const rooms = ['hall', 'shop', 'studio', 'stairs', 'lift', 'cafe', 'office'];
    expect(await findingsOf(venue)).toEqual(
      rooms.map((name) => `unreachable-room ${placeOf(venue, `g_u-${name}`, 'f_upper')}`),
    );
  });

  it('reports a walkable room without a node, unless it has one inside [R1]', async () => {
    const venue = tinyVenue();
    delete node(venue, 'n_g-studio').properties.geometryIds;
    expect(await findingsOf(venue)).toEqual([]);
    const hall = node(venue, 'n_g-hall-studio').geometry.coordinates;
    node(venue, 'n_g-studio').geometry.coordinates = hall;
    node(venue, 'n_g-door-studio').geometry.coordinates = hall;
    expect(await findingsOf(venue)).toEqual([`unreachable-room ${placeOf(venue, 'g_g-studio')}`]);
  });

  it('requires no way to geometry that is not walkable [R1]', async () => {
    const venue = tinyVenue();
    delete node(venue, 'n_g-studio').properties.geometryIds;
    cut(venue, 'n_g-hall-studio', 'n_g-door-studio');
    cut(venue, 'n_g-door-studio', 'n_g-hall-studio');
    delete venue.walkable['f_ground']!['g_g-studio'];
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('joins floors of many pieces through door connections [R1]', async () => {
    const venue = tinyVenue();
    for (const name of ['shop', 'studio', 'stairs', 'lift', 'cafe', 'office']) {
      cut(venue, `n_g-hall-${name}`, `n_g-door-${name}`);
      cut(venue, `n_g-door-${name}`, `n_g-hall-${name}`);
      const side = `g_g-door-${name}-side`;
      venue.geometry['f_ground']!.features.push({
        type: 'Feature',
        geometry: {
          type: 'Point',
          coordinates: node(venue, `n_g-hall-${name}`).geometry.coordinates,
        },
        properties: { id: side },
      });
      venue.kinds['f_ground']![side] = 'poi';
      node(venue, `n_g-hall-${name}`).properties.geometryIds!.push(side);
      const ends = [side, `g_g-door-${name}`].map((geometryId) => ({
        floorId: 'f_ground',
        geometryId,
        flags: [5],
      }));
      venue.connections.push({
        id: `c_door-${name}`,
        type: 'door',
        entrances: ends,
        exits: ends,
        entryCost: 1,
        floorCostMultiplier: 1,
      });
    }
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('reports nothing for a venue without nodes [R1]', async () => {
    const { nodes: _, ...venue } = tinyVenue();
    expect(await findingsOf(venue)).toEqual([]);
  });
});

describe('traps and gaps', () => {
  it('reports rooms that one can only enter, or only leave [R2]', async () => {
    const venue = tinyVenue();
    cut(venue, 'n_g-door-studio', 'n_g-hall-studio');
    cut(venue, 'n_g-hall-office', 'n_g-door-office');
    expect(await findingsOf(venue)).toEqual([
      `one-way-trap ${placeOf(venue, 'g_g-studio')}`,
      `one-way-trap ${placeOf(venue, 'g_g-office')}`,
    ]);
  });

  it('finds no trap where another way leads out [R2]', async () => {
    const venue = tinyVenue();
    cut(venue, 'n_g-door-studio', 'n_g-hall-studio');
    node(venue, 'n_g-studio').properties.neighbors.push({
      id: 'n_g-stairs',
      extraCost: 0,
      flags: [5],
    });
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('reports a location at which no route can end [R3]', async () => {
    const venue = tinyVenue();
    const { properties } = node(venue, 'n_g-hall-cafe');
    properties.geometryIds = properties.geometryIds!.filter((id) => id !== 'g_g-info');
    expect(await findingsOf(venue)).toEqual([
      'location-without-node locations.json /2/geometryAnchors',
    ]);
  });

  it('reports an entrance and an exit without a node [R4]', async () => {
    const venue = tinyVenue();
    delete node(venue, 'n_u-stairs').properties.geometryIds;
    expect(await findingsOf(venue)).toEqual([
      'connection-without-nodes connections.json /1/entrances/1',
      'connection-without-nodes connections.json /1/exits/1',
    ]);
  });

  it('reports a node that leads nowhere [R5]', async () => {
    const venue = tinyVenue();
    const { features } = venue.nodes['f_ground']!;
    const [{ geometry }] = features as [Node];
    features.push({ type: 'Feature', geometry, properties: { id: 'n_alone', neighbors: [] } });
    expect(await findingsOf(venue)).toEqual([
      `isolated-node nodes/f_ground.geojson /features/${features.length - 1}`,
    ]);
  });

  it('reports rooms that are cut off for wheelchairs by a gap elsewhere [R6]', async () => {
    const venue = tinyVenue();
    for (const side of ['entrances', 'exits'] as const) {
      for (const anchor of venue.connections[0]![side]) anchor.flags = [4];
    }
    const rooms = ['hall', 'shop', 'studio', 'stairs', 'lift', 'cafe', 'office'];
    expect(await findingsOf(venue)).toEqual(
      rooms.map((name) => `inaccessible-room ${placeOf(venue, `g_u-${name}`, 'f_upper')}`),
    );
  });

  it('reports nothing where the flag is not declared or never set [R6]', async () => {
    const undeclared = tinyVenue();
    delete undeclared.navigationFlags['accessible'];
    const codes = await findingsOf(undeclared, { checks: { references: false } });
    expect(codes).toEqual([]);
    const unused = JSON.parse(
      JSON.stringify({ ...tinyVenue(), extras: {} }).replaceAll(/"flags":\[\d\]/g, '"flags":[4]'),
    ) as TinyVenue;
    expect(await findingsOf({ ...unused, extras: tinyVenue().extras })).toEqual([]);
  });

  it('distinguishes a room whose own door has a step [R7]', async () => {
    const venue = tinyVenue();
    setFlags(venue, 'n_g-hall-studio', 'n_g-door-studio', [4]);
    expect(await findingsOf(venue)).toEqual([`not-step-free ${placeOf(venue, 'g_g-studio')}`]);
  });

  it('reports neighbours that are implausibly far apart [R8]', async () => {
    const venue = tinyVenue();
    const place = node(venue, 'n_o-plaza');
    place.geometry.coordinates = [13.4 - 0.01, 52.5];
    expect(await findingsOf(venue)).toEqual([
      'long-edge nodes/f_outside.geojson /features/0/properties/neighbors/0',
      'long-edge nodes/f_outside.geojson /features/1/properties/neighbors/0',
    ]);
  });
});
