import type { GisData, GisLayer } from '../gis-layer.ts';

/** All layers in one feature collection, as RFC 7946 defines it; `layer` says which is which. */
export function writeGeoJson({ layers }: GisData): string {
  return collection(layers);
}

/** One layer as a feature collection. */
export function writeGeoJsonLayer(layer: GisLayer): string {
  return collection([layer]);
}

function collection(layers: readonly GisLayer[]): string {
  // A feature on a line: long files stay readable for people and for version control.
  const lines = layers.flatMap(({ name, features }) =>
    features.map(({ type, id, geometry, properties }) =>
      JSON.stringify({ type, id, geometry, properties: { ...properties, layer: name } }),
    ),
  );
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}
