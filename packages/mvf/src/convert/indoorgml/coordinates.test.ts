import { describe, expect, it } from 'vitest';
import { fromIndoorGML, type FromIndoorGmlOptions } from './from-indoorgml.ts';
import { fromUtm, fromWebMercator } from './plane-projection.ts';
import { cell, houseXml } from './sample-house.fixture.ts';

const TIME = '2025-06-01T12:00:00.000Z';

/** A file with one flat cell, in the given system and at the given corner. */
function flatXml(srsName: string, corners: readonly (readonly number[])[]): string {
  const list = [...corners, corners[0]!].map((corner) => corner.join(' ')).join(' ');
  return `<IndoorFeatures xmlns="http://www.opengis.net/indoorgml/1.0/core" xmlns:gml="http://www.opengis.net/gml/3.2">
<primalSpaceFeatures><PrimalSpaceFeatures><cellSpaceMember><CellSpace gml:id="A"><cellSpaceGeometry><Geometry2D>
<gml:Polygon${srsName === '' ? '' : ` srsName="${srsName}"`}><gml:exterior><gml:LinearRing><gml:posList srsDimension="2">${list}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon>
</Geometry2D></cellSpaceGeometry></CellSpace></cellSpaceMember></PrimalSpaceFeatures></primalSpaceFeatures></IndoorFeatures>`;
}

function centreOf(
  srsName: string,
  corners: readonly (readonly number[])[],
  options: FromIndoorGmlOptions = {},
): { centre: number[]; codes: string[] } {
  const { document, report } = fromIndoorGML(flatXml(srsName, corners), { time: TIME, ...options });
  return {
    centre: document.manifest.features[0]!.geometry.coordinates,
    codes: report.map(({ code }) => code),
  };
}

const around = (a: number, b: number, size: number): number[][] => [
  [a - size, b - size],
  [a + size, b - size],
  [a + size, b + size],
  [a - size, b + size],
];

describe('coordinate systems', () => {
  it.each([
    ['urn:ogc:def:crs:EPSG::4326', around(48.5, 9.7, 0.0001)],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', around(48.5, 9.7, 0.0001)],
    ['EPSG:4326', around(9.7, 48.5, 0.0001)],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', around(9.7, 48.5, 0.0001)],
    ['', around(9.7, 48.5, 0.0001)],
  ])('reads degrees in %s', (srsName, corners) => {
    const [lng, lat] = centreOf(srsName, corners).centre;

    expect(lng).toBeCloseTo(9.7, 5);
    expect(lat).toBeCloseTo(48.5, 5);
  });

  it('distinguishes longitudes from latitudes by their range', () => {
    const { centre, codes } = centreOf('EPSG:4326', around(35.2, 129.1, 0.0001));

    expect(centre[0]).toBeCloseTo(129.1, 5);
    expect(codes).not.toContain('axis-order');
  });

  it('reports a guessed axis order and applies an explicit one', () => {
    expect(centreOf('EPSG:4326', around(9.7, 48.5, 0.0001)).codes).toContain('axis-order');
    const told = centreOf('EPSG:4326', around(9.7, 48.5, 0.0001), { axisOrder: 'lat-lng' });
    expect(told.centre[0]).toBeCloseTo(48.5, 5);
    expect(told.codes).not.toContain('axis-order');
  });

  it('rejects degrees when the venue would be as large as a country', () => {
    const { centre, codes } = centreOf('EPSG::4326', around(25, 25, 24), { anchor: [8, 50] });

    expect(codes).toContain('false-coordinate-system');
    expect(centre[0]).toBeCloseTo(8.00035, 4);
  });

  it('reads web Mercator and UTM', () => {
    const [lng, lat] = fromWebMercator(1084625.66, 6177318.79);
    const mercator = centreOf('EPSG:3857', around(1084625.66, 6177318.79, 10)).centre;
    expect(mercator[0]).toBeCloseTo(lng, 6);
    expect(mercator[1]).toBeCloseTo(lat, 6);

    const utm = centreOf('urn:ogc:def:crs:EPSG::25832', around(445538.386, 5444904.867, 10)).centre;
    expect(utm[0]).toBeCloseTo(8.2530875, 6);
    expect(utm[1]).toBeCloseTo(49.1545475, 6);
  });

  it('reads unknown systems as metres around the anchor and reports it', () => {
    const { centre, codes } = centreOf('EPSG:5186', around(445538, 5444904, 10), {
      anchor: [129.08, 35.23],
    });

    expect(codes).toContain('unknown-coordinate-system');
    expect(centre[0]).toBeCloseTo(129.08, 6);
    expect(centre[1]).toBeCloseTo(35.23, 6);
  });

  it('recognises centimetres and millimetres by the size of rooms', () => {
    expect(centreOf('', around(3000, 3000, 400)).codes).toContain('small-units');
    const { document } = fromIndoorGML(flatXml('', around(0, 0, 2500)), { time: TIME });
    const ring = (document.geometry!['f_0']!.features[0]!.geometry.coordinates as number[][][])[0]!;
    expect(Math.max(...ring.map(([lng = 0]) => lng))).toBeCloseTo(2.5 / 111_319, 7);
  });
});

it('measures heights in the unit of the file', () => {
  const cells = [0, 100].map((z, index) =>
    cell(`C${index}`, { x: 0, y: 0, w: 400, h: 400 }, { z }),
  );
  const floorCount = (metresPerUnit: number): number =>
    fromIndoorGML(houseXml({ cells: cells.join(''), graph: '' }), { time: TIME, metresPerUnit })
      .document.floors.features.length;

  expect(floorCount(1)).toBe(2);
  expect(floorCount(0.01)).toBe(1);
});

describe('plane projections', () => {
  it.each([
    [{ x: 500_000, y: 0, number: 31, isSouth: false }, [3, 0]],
    [{ x: 334_873.199, y: 6_252_266.092, number: 56, isSouth: true }, [151.215, -33.857]],
    [{ x: 448_251.795, y: 5_411_932.678, number: 31, isSouth: false }, [2.2945, 48.8582]],
  ])('brings %o to the globe', ({ x, y, ...zone }, [expectedLng = 0, expectedLat = 0]) => {
    const [lng, lat] = fromUtm(x, y, zone);

    expect(lng).toBeCloseTo(expectedLng, 4);
    expect(lat).toBeCloseTo(expectedLat, 4);
  });
});
