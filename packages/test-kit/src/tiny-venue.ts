import type { Mvf3Document } from '@brand/mvf';
import { createManifest } from './create-manifest.ts';
import { rectangle } from './metre-shapes.ts';
import { tinyConnections, tinyNodes } from './tiny-routing.ts';
import { tinyExtras } from './tiny-places.ts';
import { FLOORS, tinyGeometry, tinyKinds, tinyStyles } from './tiny-shapes.ts';

/** A document with all files. */
export type TinyVenue = Required<Mvf3Document>;

/**
 * A small valid venue that uses every extension: a house of two floors with four rooms each, a lift
 * and stairs, and a plaza in front of it. Every call returns a new one, so that a test can modify
 * it.
 */
export function tinyVenue(): TinyVenue {
  return {
    version: 3,
    manifest: createManifest('Tiny house', 'Europe/Berlin'),
    floors: {
      type: 'FeatureCollection',
      features: FLOORS.map(({ id, elevation, name, from, to }) => ({
        type: 'Feature',
        geometry: rectangle(from, to),
        properties: { id, elevation, details: { name, translations: { de: { name } } } },
      })),
    },
    floorStacks: [{ id: 'fs_house', floors: ['f_ground', 'f_upper'], defaultFloor: 'f_ground' }],
    outdoors: { floors: ['f_outside'] },
    geometry: tinyGeometry(),
    ...tinyKinds(),
    defaultStyle: tinyStyles(),
    nodes: tinyNodes(),
    connections: tinyConnections(),
    navigationFlags: {
      accessible: { index: 0, bit: 0 },
      outdoors: { index: 0, bit: 1 },
      public: { index: 0, bit: 2 },
    },
    ...tinyExtras(),
  };
}
