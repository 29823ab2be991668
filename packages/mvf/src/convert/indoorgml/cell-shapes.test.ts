import { polygonArea, type Point } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { dissolveFaces } from './dissolve-faces.ts';
import { fromIndoorGML } from './from-indoorgml.ts';
import { houseXml, polygon } from './sample-house.fixture.ts';

const TIME = '2025-06-01T12:00:00.000Z';

const toPoint = ([x, y]: readonly [number, number]): Point => ({ x, y });

const ring = (...corners: readonly (readonly [number, number])[]): Point[] => corners.map(toPoint);

function member(geometry: string): string {
  return `<core:cellSpaceMember><core:CellSpace gml:id="A"><core:cellSpaceGeometry>${geometry}</core:cellSpaceGeometry></core:CellSpace></core:cellSpaceMember>`;
}

function solid(faces: string): string {
  return `<core:Geometry3D><gml:Solid><gml:exterior><gml:Shell>${faces}</gml:Shell></gml:exterior></gml:Solid></core:Geometry3D>`;
}

const face = (...corners: readonly (readonly number[])[]): string =>
  `<gml:surfaceMember>${polygon(corners)}</gml:surfaceMember>`;

const write = (content: string): string =>
  member(
    `<core:Geometry2D><gml:Polygon><gml:exterior><gml:LinearRing>${content}</gml:LinearRing></gml:exterior></gml:Polygon></core:Geometry2D>`,
  );

/** Square metres and number of rings of the shape that a cell becomes. */
function shapeOf(cells: string): { area: number; rings: number } {
  const { document } = fromIndoorGML(houseXml({ cells, graph: '' }), { time: TIME });
  const { geometry } = document.geometry!['f_0']!.features[0]!;
  const polygons = (
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates]
  ) as number[][][][];
  const metres = polygons.map((rings) =>
    rings.map((positions) =>
      positions.map(([lng = 0, lat = 0]) => ({ x: lng * 111_319.49, y: lat * 110_574.28 })),
    ),
  );
  return {
    area: metres.reduce((sum, rings) => sum + polygonArea(rings), 0),
    rings: polygons.flat().length,
  };
}

describe('dissolveFaces', () => {
  it('joins triangles to the outline around them', () => {
    const joined = dissolveFaces([
      [ring([0, 0], [4, 0], [4, 4])],
      [ring([0, 0], [0, 4], [4, 4])],
      [ring([4, 0], [8, 2], [4, 4])],
    ]);

    expect(joined).toHaveLength(1);
    expect(joined[0]).toHaveLength(1);
    expect(polygonArea(joined[0]!)).toBeCloseTo(24);
  });

  it('keeps holes that the faces leave open, and parts that do not touch', () => {
    const frame = [
      [ring([0, 0], [6, 0], [4, 2], [2, 2])],
      [ring([6, 0], [6, 6], [4, 4], [4, 2])],
      [ring([6, 6], [0, 6], [2, 4], [4, 4])],
      [ring([0, 6], [0, 0], [2, 2], [2, 4])],
    ];
    const [only] = dissolveFaces(frame);
    expect(only).toHaveLength(2);
    expect(polygonArea(only!)).toBeCloseTo(32);

    expect(dissolveFaces([...frame, [ring([10, 0], [12, 0], [12, 2])]])).toHaveLength(2);
  });

  it('joins faces whose corners lie on the edge of another', () => {
    const joined = dissolveFaces([
      [ring([0, 0], [10, 0], [10, 5], [0, 5])],
      [ring([2, 5], [4, 5], [4, 6], [2, 6])],
    ]);

    expect(joined).toHaveLength(1);
    expect(polygonArea(joined[0]!)).toBeCloseTo(52);
  });
});

describe('footprint of a cell', () => {
  it('equals the floor of its solid, joined from triangles', () => {
    const faces = [
      face([0, 0, 0], [6, 0, 0], [6, 4, 0]),
      face([0, 0, 0], [6, 4, 0], [0, 4, 0]),
      face([0, 0, 3], [6, 0, 3], [6, 4, 3], [0, 4, 3]),
      face([0, 0, 0], [6, 0, 0], [6, 0, 3], [0, 0, 3]),
    ];

    expect(shapeOf(member(solid(faces.join(''))))).toStrictEqual({
      area: expect.closeTo(24, 1),
      rings: 1,
    });
  });

  it('equals the floor where the ceiling is somewhat wider', () => {
    const faces = [
      face([0, 0, 0], [6, 0, 0], [6, 4, 0], [0, 4, 0]),
      face([-1, -1, 3], [7, -1, 3], [7, 4, 3], [-1, 4, 3]),
    ];

    expect(shapeOf(member(solid(faces.join('')))).area).toBeCloseTo(24, 1);
  });

  it('equals the ceiling where the floor is broken into steps', () => {
    const steps = Array.from({ length: 10 }, (_, index) =>
      face(
        [index, 0, index / 4],
        [index + 1, 0, index / 4],
        [index + 1, 2, index / 4],
        [index, 2, index / 4],
      ),
    );
    const ceiling = face([0, 0, 6], [10, 0, 6], [10, 2, 6], [0, 2, 6]);

    expect(shapeOf(member(solid([...steps, ceiling].join('')))).area).toBeCloseTo(20, 1);
  });

  it('comes from a geometry elsewhere in the file', () => {
    const cells = `<gml:Polygon gml:id="shared"><gml:exterior><gml:LinearRing>
        <gml:posList>0 0 0 5 0 0 5 5 0 0 5 0 0 0 0</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon>
      ${member(solid('<gml:surfaceMember xlink:href="#shared"/>'))}`;

    expect(shapeOf(cells).area).toBeCloseTo(25, 1);
  });

  it('equals its flat geometry, with holes, where it has one', () => {
    const flat = `<core:Geometry2D><gml:Surface><gml:patches><gml:PolygonPatch>
      <gml:exterior><gml:LinearRing><gml:posList>0 0 10 0 10 10 0 10 0 0</gml:posList></gml:LinearRing></gml:exterior>
      <gml:interior><gml:LinearRing><gml:posList>2 2 2 4 4 4 4 2 2 2</gml:posList></gml:LinearRing></gml:interior>
    </gml:PolygonPatch></gml:patches></gml:Surface></core:Geometry2D>`;

    expect(shapeOf(member(flat + solid(face([0, 0, 0], [1, 0, 0], [1, 1, 0]))))).toStrictEqual({
      area: expect.closeTo(96, 1),
      rings: 2,
    });
  });

  it('comes from points, old coordinate lists and rings of three dimensions', () => {
    const points = ['0 0', '4 0', '4 4', '0 4']
      .map(
        (pos) =>
          `<gml:pointProperty><gml:Point><gml:pos>${pos}</gml:pos></gml:Point></gml:pointProperty>`,
      )
      .join('');

    expect(shapeOf(write(points)).area).toBeCloseTo(16, 1);
    expect(
      shapeOf(write('<gml:coordinates>0,0 4,0 4,4 0,4 0,0</gml:coordinates>')).area,
    ).toBeCloseTo(16, 1);
    expect(
      shapeOf(write('<gml:posList>0 0 1 4 0 1 4 4 1 0 4 1 0 0 1</gml:posList>')).area,
    ).toBeCloseTo(16, 1);
  });
});
