import type { GisData, GisLayer } from '../gis-layer.ts';

/** All layers in one feature collection (RFC 7946). The property `layer` names the layer. */
export function writeGeoJson({ layers }: GisData): string {
  return collection(layers);
}

/** One layer as a feature collection. */
export function writeGeoJsonLayer(layer: GisLayer): string {
  return collection([layer]);
}

function collection(layers: readonly GisLayer[]): string {
  // One feature per line, so that long files stay readable and diff well.
  const lines = layers.flatMap(({ name, features }) =>
    features.map(({ type, id, geometry, properties }) =>
      JSON.stringify({ type, id, geometry, properties: { ...properties, layer: name } }),
    ),
  );
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}
