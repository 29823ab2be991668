import { readBundle } from '@brand/mvf';
import { type FlatFeature, toGeoJSON } from '@brand/mvf/convert';
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';

/** What the layers below read of a shape; all other properties come along. */
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
  /** 0 is the ground floor. */
  readonly elevation: number;
  /** West, south, east and north, in degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly shapes: FeatureCollection<Polygon | MultiPolygon, ShapeProperties>;
};

// #region open
/** Downloads a bundle and gives its floors, the lowest first, as shapes that can be raised. */
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
      // What has no style is not drawn.
      if (!geometry || properties['color'] === undefined) return [];
      const polygons = polygonsOf(geometry, buffer);
      if (polygons.length === 0) return [];
      // The third number is where the shape begins, in metres above the floor.
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

/** Only polygons can be raised: each piece of a line becomes a rectangle as wide as its wall. */
function polygonsOf(
  { type, coordinates }: NonNullable<FlatFeature['geometry']>,
  buffer: number,
): Position[][][] {
  if (type === 'Polygon') return [coordinates];
  if (type === 'MultiPolygon') return coordinates;
  if (type !== 'LineString' && type !== 'MultiLineString') return [];
  const lines = type === 'LineString' ? [coordinates] : coordinates;
  return lines.flatMap((line) =>
    line.slice(1).map((end, index) => [rectangle(line[index]!, end, buffer)]),
  );
}

const METRES_PER_DEGREE = 111_320;

function rectangle(
  start: Position,
  end: Position,
  halfWidth: number,
): Position[] {
  const [lng = 0, lat = 0] = start;
  const degreesUp = 1 / METRES_PER_DEGREE;
  const degreesAside = degreesUp / Math.cos((lat * Math.PI) / 180);
  const x = (end[0]! - lng) / degreesAside;
  const y = (end[1]! - lat) / degreesUp;
  const scale = halfWidth / Math.hypot(x, y);
  const corner = (
    [fromLng = 0, fromLat = 0]: Position,
    along: number,
    aside: number,
  ): Position => [
    fromLng + (along * x - aside * y) * scale * degreesAside,
    fromLat + (along * y + aside * x) * scale * degreesUp,
  ];
  // Half a width longer at both ends, so that walls meet in corners.
  const first = corner(start, -1, -1);
  return [
    first,
    corner(end, 1, -1),
    corner(end, 1, 1),
    corner(start, -1, 1),
    first,
  ];
}
// #endregion widen
