import { localFrame } from '@brand/geo';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Position } from '../../geojson/types.gen.ts';
import type { GeometryFeature } from '../../v3/core/types.gen.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';

/** Metres east and north of the south-western corner. */
type Metres = readonly [x: number, y: number];

const FLOOR = 'f_ground';
const frame = localFrame([13.4, 52.5]);
const at = ([x, y]: Metres): Position => [...frame.toLngLat({ x, y })];

/** A small clinic wing with one of everything that the exporters draw; for tests. */
export function sampleDocument(): Mvf3Document {
  const features: GeometryFeature[] = [];
  const kinds: Record<string, Kind> = {};
  const put = (id: string, kind: Kind, geometry: GeometryFeature['geometry']): void => {
    kinds[`g_${id}`] = kind;
    features.push({ type: 'Feature', geometry, properties: { id: `g_${id}` } });
  };
  const polygon = (...rings: Metres[][]): GeometryFeature['geometry'] => ({
    type: 'Polygon',
    coordinates: rings.map((ring) => [...ring, ring[0]!].map(at)),
  });
  const box = (x: number, y: number, width: number, height: number): Metres[] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const line = (...points: Metres[]): GeometryFeature['geometry'] => ({
    type: 'LineString',
    coordinates: points.map(at),
  });

  put('poi', 'poi', { type: 'Point', coordinates: at([9, 6.4]) });
  put('extinguisher', 'poi', { type: 'Point', coordinates: at([27, 6.9]) });
  put('wall-outer', 'wall', line([0, 0], [30, 0], [30, 14], [0, 14], [0, 0]));
  put('wall-south', 'wall', line([0, 5], [30, 5]));
  put('wall-north', 'wall', line([0, 8], [30, 8]));
  put('wall-a', 'wall', line([8, 0], [8, 5]));
  put('wall-b', 'wall', line([16, 0], [16, 5]));
  put('wall-c', 'wall', line([12, 8], [12, 14]));
  put('wall-d', 'wall', line([25, 8], [25, 14]));
  put('window', 'window', line([2, 0], [6, 0]));
  put('door-a', 'door', line([3.5, 5], [4.4, 5]));
  put('door-b', 'door', line([11, 5], [12.8, 5]));
  put('door-c', 'door', line([5, 8], [6.4, 8]));
  put('door-d', 'door', line([18, 8], [20, 8]));
  put('door-e', 'door', line([0, 5.8], [0, 7.2]));
  put('hall', 'hallway', polygon(box(0, 5, 30, 3)));
  put('cafe', 'room', polygon(box(0, 0, 8, 5)));
  put('toilet', 'room', polygon(box(8, 0, 8, 5)));
  put('ward', 'room', polygon(box(0, 8, 12, 6), box(4, 10, 2, 2).toReversed()));
  put('stairs', 'room', polygon(box(25, 8, 5, 6)));
  put('lift', 'room', polygon(box(26, 0, 2.5, 2.5)));
  put('atrium', 'void', polygon(box(14, 9, 8, 4)));
  put('desk', 'object', polygon(box(1, 1, 2, 1)));

  const anchors = (...ids: string[]): { floorId: string; geometryId: string }[] =>
    ids.map((id) => ({ floorId: FLOOR, geometryId: `g_${id}` }));
  const style = (color: string, height: number, buffer: number, ...ids: string[]) => ({
    geometryAnchors: anchors(...ids),
    color,
    opacity: 1,
    height,
    altitude: 0,
    buffer,
  });
  const walls = features
    .map(({ properties }) => properties.id.slice(2))
    .filter((id) => id.startsWith('wall'));
  const flagged = anchors('stairs').map((anchor) => ({ ...anchor, flags: [4] }));
  const lift = anchors('lift').map((anchor) => ({ ...anchor, flags: [5] }));
  return {
    version: 3,
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
          geometry: {
            type: 'Polygon',
            coordinates: [[...box(0, 0, 30, 14), [0, 0] as const].map(at)],
          },
          properties: {
            id: FLOOR,
            elevation: 0,
            details: { name: 'Ground floor', shortName: 'G' },
          },
        },
        { type: 'Feature', geometry: null, properties: { id: 'f_cellar', elevation: -1 } },
      ],
    },
    geometry: { [FLOOR]: { type: 'FeatureCollection', features } },
    kinds: { [FLOOR]: kinds },
    walkable: { [FLOOR]: { g_hall: {}, g_cafe: {} } },
    nonwalkable: { [FLOOR]: { 'g_wall-outer': {} } },
    defaultStyle: {
      Hallways: style('#f4f1ea', 0.08, 0, 'hall'),
      Rooms: style('#dfe7f2', 0.1, 0, 'cafe', 'ward', 'toilet', 'stairs', 'lift'),
      Walls: style('#6d7480', 1, 0.12, ...walls),
      Windows: style('#a7cbe6', 1, 0.08, 'window'),
      Desks: style('#c9b79a', 0.5, 0, 'desk'),
      Voids: style('#e5e2dc', 0, 0, 'atrium'),
    },
    entranceAesthetic: {
      [FLOOR]: [
        { id: 'ea_a', geometryId: 'g_door-a', kind: 'single-swing' },
        { id: 'ea_b', geometryId: 'g_door-b', kind: 'double-swing' },
        { id: 'ea_c', geometryId: 'g_door-c', kind: 'sliding' },
        { id: 'ea_d', geometryId: 'g_door-d', kind: 'gate' },
        { id: 'ea_e', geometryId: 'g_door-e', kind: 'revolving' },
      ],
    },
    locations: [
      {
        id: 'loc_cafe',
        details: {
          name: 'Café <Sunrise> & Friends',
          shortName: 'Café',
          translations: { de: { name: 'Café Sonnenaufgang' } },
        },
        categories: ['lcat_food'],
        geometryAnchors: anchors('cafe'),
      },
      {
        id: 'loc_toilet',
        details: { name: 'Toilets' },
        geometryAnchors: anchors('toilet'),
        categories: ['lcat_wc'],
      },
      { id: 'loc_ward', details: { name: 'Ward 3' }, geometryAnchors: anchors('ward') },
      {
        id: 'loc_info',
        details: { name: 'Information' },
        geometryAnchors: anchors('poi'),
        categories: ['lcat_info'],
      },
    ],
    locationCategories: [
      { id: 'lcat_food', details: { name: 'Cafés' } },
      { id: 'lcat_wc', details: { name: 'Toilets' } },
      { id: 'lcat_info', details: { name: 'Information' } },
    ],
    annotations: { [FLOOR]: [{ id: 'a_1', geometryId: 'g_extinguisher', symbolKey: 'fire' }] },
    annotationSymbols: { fire: { name: 'Fire extinguisher', url: 'icons/fire.svg' } },
    connections: [
      {
        id: 'c_stairs',
        type: 'stairs',
        entrances: flagged,
        exits: flagged,
        entryCost: 10,
        floorCostMultiplier: 10,
      },
      {
        id: 'c_lift',
        type: 'elevator',
        entrances: lift,
        exits: lift,
        entryCost: 30,
        floorCostMultiplier: 1,
      },
    ],
    nodes: {
      [FLOOR]: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: at([4, 6.5]) },
            properties: {
              id: 'n_hall',
              neighbors: [{ id: 'n_cafe', extraCost: 0, flags: [5] }],
              geometryIds: ['g_hall'],
            },
          },
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: at([4, 3]) },
            properties: {
              id: 'n_cafe',
              neighbors: [
                { id: 'n_hall', extraCost: 0, flags: [5] },
                { id: 'n_gone', extraCost: 0, flags: [5] },
              ],
              geometryIds: ['g_cafe'],
            },
          },
        ],
      },
    },
    extras: {
      'icons/fire.svg': new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#c00"/></svg>',
      ),
    },
  };
}
