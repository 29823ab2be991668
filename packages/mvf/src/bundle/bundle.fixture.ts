/** Returns the files of a small version 3 bundle, as in a folder. */
export function bundleFiles(): Record<string, string> {
  return {
    'manifest.geojson': json({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [10, 50] },
          properties: {
            name: 'Pier',
            version: '3.0.0',
            time: '2026-01-01T00:00:00Z',
            contents: [],
          },
        },
      ],
    }),
    'floors.geojson': collection([floor('f_a', 0), floor('f_b', 1)]),
    'geometry/f_a.geojson': collection([]),
    'geometry/f_b.geojson': collection([]),
    'locations.json': json([{ id: 'loc_1', details: { name: 'Café "Ünal"' }, mood: 'kept' }]),
    'weather.json': json({ sun: true }),
    'assets/logo.svg': '<svg/>',
  };
}

export function json(value: unknown): string {
  return JSON.stringify(value);
}

export function collection(features: readonly unknown[]): string {
  return json({ type: 'FeatureCollection', features });
}

function floor(id: string, elevation: number): unknown {
  return { type: 'Feature', geometry: null, properties: { id, elevation } };
}
