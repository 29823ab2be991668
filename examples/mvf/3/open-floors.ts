import { readBundle } from '@brand/mvf';
import { type FlatFeature, toGeoJSON } from '@brand/mvf/convert';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { widenLines } from './widen-lines.ts';

/** Properties that the layers read. Shapes carry all other properties too. */
export type ShapeProperties = {
  readonly id: string;
  readonly kind: string;
  readonly name?: string;
  readonly color: string;
  readonly opacity: number;
  readonly height: number;
};

export type OpenFloor = {
  readonly id: string;
  readonly name: string;
  /** Order of the floor. 0 is the ground floor. */
  readonly elevation: number;
  /** Bounds: west, south, east and north, in degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly shapes: FeatureCollection<Polygon | MultiPolygon, ShapeProperties>;
};

// #region open
/** Downloads a bundle and returns its floors, lowest first, as shapes to extrude. */
export async function openFloors(address: string): Promise<OpenFloor[]> {
  const bundle = await readBundle(address);
  if (bundle.version !== 3)
    throw new Error('Upgrade this bundle first: mvf upgrade venue.zip');
  const venue = await bundle.load();
  const floors = venue.floors.features.map(({ properties }) => properties);
  return floors
    .toSorted((a, b) => a.elevation - b.elevation)
    .map(({ id, elevation, details }) => {
      const { features, bbox } = toGeoJSON(venue, {
        floorId: id,
        footprints: false,
        hidden: false,
      });
      const bounds = bbox ?? [-180, -90, 180, 90];
      return {
        id,
        name: details?.name ?? id,
        elevation,
        bounds,
        shapes: toShapes(features),
      };
    });
}
// #endregion open

// #region widen
function toShapes(features: readonly FlatFeature[]): OpenFloor['shapes'] {
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ geometry, properties }) => {
      const { altitude = 0, buffer = 0 } = properties as {
        altitude?: number;
        buffer?: number;
      };
      // Do not draw shapes without a style.
      if (!geometry || properties['color'] === undefined) return [];
      const polygons = widenLines(geometry, buffer);
      if (polygons.length === 0) return [];
      // The third coordinate is the altitude above the floor, in metres.
      const coordinates = polygons.map((rings) =>
        rings.map((ring) =>
          ring.map(([lng = 0, lat = 0]) => [lng, lat, altitude]),
        ),
      );
      return [
        {
          type: 'Feature' as const,
          geometry: { type: 'MultiPolygon' as const, coordinates },
          properties: properties as unknown as ShapeProperties,
        },
      ];
    }),
  };
}
// #endregion widen
