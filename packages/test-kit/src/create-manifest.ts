import type { Mvf3Document } from '@brand/mvf';
import { CORNER } from './metre-shapes.ts';

export function createManifest(name: string, tzid?: string): Mvf3Document['manifest'] {
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...CORNER] },
        properties: {
          name,
          version: '3.0.0',
          time: '2025-06-01T12:00:00.000Z',
          contents: [],
          ...(tzid !== undefined && { tzid }),
        },
      },
    ],
  };
}
