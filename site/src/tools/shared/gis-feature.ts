import type { FlatFeature, FlatValue, MapGeometry } from '@brand/mvf/convert';

/** A feature with a geometry. */
export type GisFeature = Omit<FlatFeature, 'geometry' | 'properties'> & {
  readonly geometry: MapGeometry;
  readonly properties: Readonly<Record<string, FlatValue>>;
};
