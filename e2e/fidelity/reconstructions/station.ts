import { type Box, line, type Metres, position, rectangle } from './metres.ts';

type Tags = Readonly<Record<string, string>>;
type Feature = {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry: unknown;
  readonly properties: Tags;
};

/**
 * A station as OpenStreetMap has it: rooms without walls, tactile paving and waste baskets, a
 * parking entrance 3 km away that belongs to the same relation, and two platforms far apart.
 */
export function makeStation(): Uint8Array {
  const features = [
    area('way/1', [0, 0, 60, 30], {
      building: 'train_station',
      name: 'Seaside Station',
      'building:levels': '2',
      min_level: '0',
      max_level: '1',
    }),
    area('way/2', [0, 10, 60, 20], { indoor: 'corridor', level: '0', name: 'Concourse' }),
    ...shops('0'),
    area('way/30', [0, 0, 60, 30], { indoor: 'area', level: '1', name: 'Gallery' }),
    area('way/31', [10, 10, 14, 14], { indoor: 'room', level: '0-1', stairs: 'yes' }),
    door('node/31', [12, 10], '0'),
    door('node/32', [12, 14], '1'),
    way(
      'way/40',
      [
        [2, 15],
        [58, 15],
      ],
      { tactile_paving: 'yes', level: '0', highway: 'footway' },
    ),
    node('node/50', [5, 12], { amenity: 'waste_basket', level: '0' }),
    node('node/51', [6, 12], { amenity: 'bench', level: '0' }),
    node('node/52', [20, 12], { amenity: 'atm', level: '0', name: 'Cash machine' }),
    area('way/60', [-8, -12, 70, -8], { railway: 'platform', level: '0', ref: '1' }),
    area('way/61', [-8, 40, 70, 44], { railway: 'platform', level: '0', ref: '2' }),
    area('way/70', [2960, 400, 2990, 430], {
      amenity: 'parking',
      name: 'Park and ride',
      level: '0',
    }),
  ];
  return new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features }));
}

/** Eight rooms along each side of the concourse, each with a door in its outline. */
function shops(level: string): Feature[] {
  return Array.from({ length: 8 }, (_, index): Feature[] => {
    const west = index * 7.5;
    return [
      area(`way/1${index}`, [west, 0, west + 7.5, 10], {
        indoor: 'room',
        level,
        name: `Shop ${index + 1}`,
        shop: 'gift',
      }),
      door(`node/1${index}`, [west + 4, 10], level),
      area(
        `way/2${index}`,
        [west, 20, west + 7.5, 30],
        index === 3
          ? { indoor: 'room', level, amenity: 'toilets' }
          : { indoor: 'room', level, name: `Kiosk ${index + 1}`, shop: 'kiosk' },
      ),
      door(`node/2${index}`, [west + 4, 20], level),
    ];
  }).flat();
}

function door(id: string, at: Metres, level: string): Feature {
  return node(id, at, { door: 'yes', level });
}

function area(id: string, box: Box, properties: Tags): Feature {
  return { type: 'Feature', id, geometry: rectangle(box), properties };
}

function way(id: string, points: readonly Metres[], properties: Tags): Feature {
  return { type: 'Feature', id, geometry: line(...points), properties };
}

function node(id: string, at: Metres, properties: Tags): Feature {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: position(at) },
    properties,
  };
}
