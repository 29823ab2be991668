import type { ContextGeoJson, ContextKind } from '@brand/web-sdk/outdoor';

/** The direction from the water to the city. */
export const CITY_BEARING_DEGREES = 24;
const MIDDLE = [-9.138872, 38.703339] as const;
const METRES_PER_DEGREE = { longitude: 86_873, latitude: 110_574 };

/** Metres along the quay, and from the mall to the city. */
type Place = readonly [along: number, inland: number];

const STREETS = {
  along: [64, 142, 232, 330, 430, 530],
  across: [-340, -238, -130, -40, 60, 150, 258, 350],
};
/** Distance from the centre of a street to the houses, in metres. */
const KERB = 10;
/** The block that is a park, by the index of its streets. */
const PARK = { across: 3, along: 0 };

/** An invented quarter around the mall: quay, water, streets, blocks of houses and a park. */
export function surroundings(): ContextGeoJson {
  const [first = 0, ...others] = STREETS.along;
  const farthest = STREETS.along.at(-1) ?? 0;
  return {
    type: 'FeatureCollection',
    features: [
      area('water', [-900, -900], [900, -64]),
      area('paved', [-232, -64], [252, 54]),
      area('paved', [30, -112], [38, -64]),
      area('green', [-222, -40], [-150, 36]),
      line('rail', [-600, first - 14], [600, first - 14]),
      ...[first, ...others].map((inland) => line('road', [-600, inland], [600, inland])),
      ...STREETS.across.map((along) => line('road', [along, first], [along, farthest])),
      ...blocks(),
      ...housesAt([150, -44], [226, 34], 14),
    ],
  };
}

function blocks(): readonly GeoFeature[] {
  return STREETS.along.slice(1).flatMap((far, row) =>
    STREETS.across.slice(1).flatMap((right, column) => {
      const from: Place = [(STREETS.across[column] ?? 0) + KERB, (STREETS.along[row] ?? 0) + KERB];
      const to: Place = [right - KERB, far - KERB];
      const isPark = row === PARK.along && column === PARK.across;
      if (!isPark) return housesAt(from, to, 9 + ((row * 5 + column * 3) % 4) * 3);
      return [
        area('green', from, to),
        line('path', from, to),
        line('path', [from[0], to[1]], [to[0], from[1]]),
      ];
    }),
  );
}

/** Four houses on a block, of different heights. */
function housesAt(from: Place, to: Place, height: number): readonly GeoFeature[] {
  const [left, near] = from;
  const [right, far] = to;
  const across = left + (right - left) * 0.56;
  const along = near + (far - near) * 0.48;
  return [
    area('building', from, [across - 3, along - 3], height),
    area('building', [across + 3, near], [right, along - 3], height + 6),
    area('building', [left, along + 3], [across - 3, far], height + 3),
    area('building', [across + 3, along + 3], to, height - 3),
  ];
}

type GeoFeature = ContextGeoJson['features'][number];

function area(kind: ContextKind, [a, b]: Place, [c, d]: Place, height?: number): GeoFeature {
  const ring: readonly Place[] = [
    [a, b],
    [c, b],
    [c, d],
    [a, d],
    [a, b],
  ];
  return {
    type: 'Feature',
    properties: { kind, ...(height !== undefined && { height }) },
    geometry: { type: 'Polygon', coordinates: [ring.map(toDegrees)] },
  };
}

function line(kind: ContextKind, from: Place, to: Place): GeoFeature {
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'LineString', coordinates: [from, to].map(toDegrees) },
  };
}

function toDegrees([along, inland]: Place): [number, number] {
  const turn = (CITY_BEARING_DEGREES * Math.PI) / 180;
  const east = along * Math.cos(turn) + inland * Math.sin(turn);
  const north = inland * Math.cos(turn) - along * Math.sin(turn);
  return [
    MIDDLE[0] + east / METRES_PER_DEGREE.longitude,
    MIDDLE[1] + north / METRES_PER_DEGREE.latitude,
  ];
}
