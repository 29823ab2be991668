import { expect, test } from 'vitest';
import { classify } from './classify.ts';
import type { OsmFeature, OsmTags } from './osm-feature.ts';

const GEOMETRIES: Readonly<Record<string, OsmFeature['geometry']>> = {
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  },
  line: {
    type: 'LineString',
    coordinates: [
      [0, 0],
      [1, 0],
    ],
  },
  point: { type: 'Point', coordinates: [0, 0] },
};

function roleOf(shape: string, tags: OsmTags): string {
  const found = classify({ id: 'way/1', tags, geometry: GEOMETRIES[shape]! });
  if (found.role === 'space') return found.space;
  return found.role === 'connector' ? found.connector : found.role;
}

test.each([
  ['area', { indoor: 'room' }, 'room'],
  ['area', { indoor: 'area' }, 'area'],
  ['area', { indoor: 'corridor' }, 'corridor'],
  ['area', { room: 'office' }, 'room'],
  ['area', { highway: 'corridor', area: 'yes' }, 'corridor'],
  ['area', { highway: 'footway', indoor: 'yes' }, 'path'],
  ['area', { indoor: 'pathway' }, 'path'],
  ['area', { shop: 'books', level: '1' }, 'room'],
  ['area', { amenity: 'parking', level: '0' }, 'zone'],
  ['area', { railway: 'platform', level: '1' }, 'area'],
  ['area', { building: 'kiosk', shop: 'kiosk', level: '0' }, 'room'],
  ['area', { 'building:part': 'yes', amenity: 'cafe', level: '0' }, 'room'],
  ['area', { indoor: 'yes', tourism: 'artwork' }, 'object'],
  ['area', { indoor: 'column' }, 'object'],
  ['area', { indoor: 'void' }, 'void'],
  ['area', { indoor: 'level' }, 'level'],
  ['area', { indoor: 'wall' }, 'wall'],
  ['area', { building: 'retail', shop: 'mall' }, 'building'],
  ['area', { 'building:part': 'yes' }, 'building'],
  ['area', { building: 'no', landuse: 'grass' }, 'other'],
  ['area', { indoor: 'room', stairs: 'yes' }, 'stairs'],
  ['area', { indoor: 'room', stairs: 'no' }, 'room'],
  ['area', { indoor: 'room', room: 'stairs' }, 'stairs'],
  ['area', { indoor: 'room', highway: 'elevator' }, 'elevator'],
  ['area', { indoor: 'area', room: 'escalator' }, 'escalator'],
  ['point', { highway: 'elevator' }, 'elevator'],
  ['line', { highway: 'steps' }, 'stairs'],
  ['line', { highway: 'steps', conveying: 'forward' }, 'escalator'],
  ['line', { highway: 'footway', conveying: 'yes', level: '0' }, 'travelator'],
  ['line', { highway: 'footway', conveying: 'yes', level: '0;1' }, 'escalator'],
  ['line', { highway: 'footway', conveying: 'no' }, 'path'],
  ['line', { highway: 'ladder' }, 'ladder'],
  ['line', { indoor: 'ramp' }, 'ramp'],
  ['line', { highway: 'corridor' }, 'path'],
  ['line', { indoor: 'wall' }, 'wall'],
  ['line', { indoor: 'window' }, 'window'],
  ['line', { barrier: 'fence' }, 'wall'],
  ['line', { indoor: 'door' }, 'door'],
  ['line', { indoor: 'yes', tactile_paving: 'yes' }, 'tactile'],
  ['line', { railway: 'tram' }, 'other'],
  ['point', { door: 'hinged' }, 'door'],
  ['point', { door: 'no' }, 'door'],
  ['point', { entrance: 'main' }, 'door'],
  ['point', { barrier: 'turnstile' }, 'door'],
  ['point', { entrance: 'no' }, 'other'],
  ['point', { shop: 'books' }, 'poi'],
  ['point', { amenity: 'waste_basket' }, 'object'],
  ['point', { level: '0.5' }, 'corner'],
  ['point', { natural: 'tree' }, 'other'],
])('takes a %s with %o as %s', (shape, tags, role) => {
  expect(roleOf(shape, tags)).toBe(role);
});
