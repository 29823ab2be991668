import { localFrame } from '@brand/geo';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Position } from '../../geojson/types.gen.ts';
import type { Details, GeometryFeature } from '../../v3/core/types.gen.ts';
import type { Connection } from '../../v3/extensions/connections/types.gen.ts';
import type { DefaultStyle, Style } from '../../v3/extensions/default-style/types.gen.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';
import type { Location } from '../../v3/extensions/locations/types.gen.ts';
import type { NodeFeature } from '../../v3/extensions/nodes/types.gen.ts';

/** Metres east and north of the south-western corner. */
type Metres = readonly [x: number, y: number];

const FLOOR = 'f_ground';
const frame = localFrame([13.4, 52.5]);
const at = ([x, y]: Metres): Position => [...frame.toLngLat({ x, y })];

/**
 * Returns a small clinic wing for tests, with one example of everything that the exporters draw.
 */
export function sampleDocument(): Mvf3Document {
  const { features, kinds } = sampleShapes();
  return {
    version: 3,
    ...sampleCore(),
    geometry: { [FLOOR]: { type: 'FeatureCollection', features } },
    kinds: { [FLOOR]: kinds },
    walkable: { [FLOOR]: { g_hall: {}, g_cafe: {} } },
    nonwalkable: { [FLOOR]: { 'g_wall-outer': {} } },
    defaultStyle: sampleStyles(Object.keys(kinds).filter((id) => kinds[id] === 'wall')),
    entranceAesthetic: {
      [FLOOR]: [
        { id: 'ea_a', geometryId: 'g_door-a', kind: 'single-swing' },
        { id: 'ea_b', geometryId: 'g_door-b', kind: 'double-swing' },
        { id: 'ea_c', geometryId: 'g_door-c', kind: 'sliding' },
        { id: 'ea_d', geometryId: 'g_door-d', kind: 'gate' },
        { id: 'ea_e', geometryId: 'g_door-e', kind: 'revolving' },
      ],
    },
    ...sampleLocations(),
    annotations: { [FLOOR]: [{ id: 'a_1', geometryId: 'g_extinguisher', symbolKey: 'fire' }] },
    annotationSymbols: { fire: { name: 'Fire extinguisher', url: 'icons/fire.svg' } },
    ...sampleGraph(),
    extras: {
      'icons/fire.svg': new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#c00"/></svg>',
      ),
    },
  };
}

type Shape = readonly [id: string, kind: Kind, geometry: GeometryFeature['geometry']];

function sampleShapes(): { features: GeometryFeature[]; kinds: Record<string, Kind> } {
  // Not in drawing order, which the exporters must determine.
  const shapes: Shape[] = [
    ['poi', 'poi', { type: 'Point', coordinates: at([9, 6.4]) }],
    ['extinguisher', 'poi', { type: 'Point', coordinates: at([27, 6.9]) }],
    ['wall-outer', 'wall', line([0, 0], [30, 0], [30, 14], [0, 14], [0, 0])],
    ['wall-south', 'wall', line([0, 5], [30, 5])],
    ['wall-north', 'wall', line([0, 8], [30, 8])],
    ['wall-a', 'wall', line([8, 0], [8, 5])],
    ['wall-b', 'wall', line([16, 0], [16, 5])],
    ['wall-c', 'wall', line([12, 8], [12, 14])],
    ['wall-d', 'wall', line([25, 8], [25, 14])],
    ['window', 'window', line([2, 0], [6, 0])],
    ['door-a', 'door', line([3.5, 5], [4.4, 5])],
    ['door-b', 'door', line([11, 5], [12.8, 5])],
    ['door-c', 'door', line([5, 8], [6.4, 8])],
    ['door-d', 'door', line([18, 8], [20, 8])],
    ['door-e', 'door', line([0, 5.8], [0, 7.2])],
    ['hall', 'hallway', polygon(box(0, 5, 30, 3))],
    ['cafe', 'room', polygon(box(0, 0, 8, 5))],
    ['toilet', 'room', polygon(box(8, 0, 8, 5))],
    ['ward', 'room', polygon(box(0, 8, 12, 6), box(4, 10, 2, 2).toReversed())],
    ['stairs', 'room', polygon(box(25, 8, 5, 6))],
    ['lift', 'room', polygon(box(26, 0, 2.5, 2.5))],
    ['atrium', 'void', polygon(box(14, 9, 8, 4))],
    ['desk', 'object', polygon(box(1, 1, 2, 1))],
  ];
  return {
    features: shapes.map(([id, , geometry]) => ({
      type: 'Feature',
      geometry,
      properties: { id: `g_${id}` },
    })),
    kinds: Object.fromEntries(shapes.map(([id, kind]) => [`g_${id}`, kind])),
  };
}

function sampleCore(): Pick<Mvf3Document, 'manifest' | 'floors'> {
  return {
    manifest: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: at([15, 7]) },
          properties: {
            name: 'Clinic <North> & "Sons"',
            version: '3.0.0',
            time: '2025-06-01T12:00:00.000Z',
            contents: [],
          },
        },
      ],
    },
    floors: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: [ring(box(0, 0, 30, 14))] },
          properties: {
            id: FLOOR,
            elevation: 0,
            details: { name: 'Ground floor', shortName: 'G' },
          },
        },
        { type: 'Feature', geometry: null, properties: { id: 'f_cellar', elevation: -1 } },
      ],
    },
  };
}

function sampleStyles(walls: readonly string[]): DefaultStyle {
  return {
    Hallways: style('#f4f1ea', 0.08, 0, ['g_hall']),
    Rooms: style('#dfe7f2', 0.1, 0, ['g_cafe', 'g_ward', 'g_toilet', 'g_stairs', 'g_lift']),
    Walls: style('#6d7480', 1, 0.12, walls),
    Windows: style('#a7cbe6', 1, 0.08, ['g_window']),
    Desks: style('#c9b79a', 0.5, 0, ['g_desk']),
    Voids: style('#e5e2dc', 0, 0, ['g_atrium']),
  };
}

function sampleLocations(): Pick<Mvf3Document, 'locations' | 'locationCategories'> {
  return {
    locations: [
      place(
        'cafe',
        {
          name: 'Café <Sunrise> & Friends',
          shortName: 'Café',
          translations: { de: { name: 'Café Sonnenaufgang' } },
        },
        'lcat_food',
      ),
      place('toilet', { name: 'Toilets' }, 'lcat_wc'),
      place('ward', { name: 'Ward 3' }),
      place('poi', { name: 'Information' }, 'lcat_info'),
    ],
    locationCategories: [
      { id: 'lcat_food', details: { name: 'Cafés' } },
      { id: 'lcat_wc', details: { name: 'Toilets' } },
      { id: 'lcat_info', details: { name: 'Information' } },
    ],
  };
}

function sampleGraph(): Pick<Mvf3Document, 'nodes' | 'connections'> {
  const way = (id: string, type: string, geometryId: string): Connection => {
    const anchors = [{ floorId: FLOOR, geometryId, flags: [4] }];
    return { id, type, entrances: anchors, exits: anchors, entryCost: 10, floorCostMultiplier: 5 };
  };
  return {
    connections: [way('c_stairs', 'stairs', 'g_stairs'), way('c_lift', 'elevator', 'g_lift')],
    nodes: {
      [FLOOR]: {
        type: 'FeatureCollection',
        features: [
          node('hall', [4, 6.5], ['cafe', 'toilet']),
          node('cafe', [4, 3], ['hall', 'gone']),
          node('toilet', [12, 3], []),
        ],
      },
    },
  };
}

function polygon(...rings: Metres[][]): GeometryFeature['geometry'] {
  return { type: 'Polygon', coordinates: rings.map(ring) };
}

function ring(corners: readonly Metres[]): Position[] {
  return [...corners, corners[0]!].map(at);
}

function box(x: number, y: number, width: number, height: number): Metres[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function line(...points: Metres[]): GeometryFeature['geometry'] {
  return { type: 'LineString', coordinates: points.map(at) };
}

function style(color: string, height: number, buffer: number, ids: readonly string[]): Style {
  return {
    geometryAnchors: ids.map((geometryId) => ({ floorId: FLOOR, geometryId })),
    color,
    opacity: 1,
    height,
    altitude: 0,
    buffer,
  };
}

function place(key: string, details: Details, category?: string): Location {
  return {
    id: `loc_${key}`,
    details,
    ...(category !== undefined && { categories: [category] }),
    geometryAnchors: [{ floorId: FLOOR, geometryId: `g_${key}` }],
  };
}

function node(key: string, point: Metres, neighbors: readonly string[]): NodeFeature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: at(point) },
    properties: {
      id: `n_${key}`,
      neighbors: neighbors.map((id) => ({ id: `n_${id}`, extraCost: 0, flags: [5] })),
      geometryIds: [`g_${key}`],
    },
  };
}
