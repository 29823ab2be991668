import { localFrame } from '@brand/geo';
import type { Mall } from './mall.ts';

/** The floors of a mall as MapLibre draws them: GeoJSON with heights in metres, and its labels. */
export function floorFeatures(mall: Mall): { shapes: object; labels: object }[] {
  const frame = localFrame(mall.center);
  return mall.floors.map((parts) => ({
    shapes: {
      type: 'FeatureCollection',
      features: parts.map(({ ring, kind, height }) => ({
        type: 'Feature',
        geometry: {
          type: 'Polygon',
          coordinates: [[...ring, ring[0]!].map((point) => frame.toLngLat(point))],
        },
        properties: { height, color: kind === 'room' ? '#ece6dc' : '#a8a199' },
      })),
    },
    labels: {
      type: 'FeatureCollection',
      features: parts.flatMap(({ name, ring }) =>
        name === undefined
          ? []
          : {
              type: 'Feature',
              geometry: {
                type: 'Point',
                coordinates: frame.toLngLat({
                  x: (ring[0]!.x + ring[2]!.x) / 2,
                  y: (ring[0]!.y + ring[2]!.y) / 2,
                }),
              },
              properties: { name },
            },
      ),
    },
  }));
}
