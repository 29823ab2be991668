import { findingsOf, tinyVenue, type TinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { validate } from '../../validate.ts';

/** Only these rules: broken shapes also lose rooms their nodes. */
const ONLY = { checks: { references: false, routing: false, bundle: false } };

const GROUND = 'geometry/f_ground.geojson';

/** Position of a geometry in its file. */
function indexOf(venue: TinyVenue, id: string, floorId = 'f_ground'): number {
  return venue.geometry[floorId]!.features.findIndex(({ properties }) => properties.id === id);
}

/** The rings of a polygon, to be changed. */
function rings(venue: TinyVenue, id: string, floorId = 'f_ground'): number[][][] {
  const { geometry } = venue.geometry[floorId]!.features[indexOf(venue, id, floorId)]!;
  return geometry.type === 'Polygon' ? geometry.coordinates : [];
}

/** The tiny venue with every longitude moved. */
function movedVenue(move: (longitude: number) => number): TinyVenue {
  const { extras, ...rest } = tinyVenue();
  const text = JSON.stringify(rest).replaceAll(
    /\[(13\.\d+),(52\.\d+)\]/g,
    (_, longitude: string, latitude: string) => `[${move(Number(longitude))},${latitude}]`,
  );
  return { ...(JSON.parse(text) as typeof rest), extras };
}

function acrossAntimeridian(longitude: number): number {
  const moved = Math.round((longitude + 166.5998) * 1e7) / 1e7;
  return moved > 180 ? moved - 360 : moved;
}

describe('geometry', () => {
  it('reports positions that are not on the globe [G1]', async () => {
    const venue = tinyVenue();
    rings(venue, 'g_g-shop')[0]![1] = [200, 52.5];
    venue.nodes['f_ground']!.features[0]!.geometry.coordinates = [13.4, -91];
    const at = `/features/${indexOf(venue, 'g_g-shop')}/geometry/coordinates`;
    expect(await findingsOf(venue, ONLY)).toEqual([
      `bad-coordinate ${GROUND} ${at}/0/1`,
      'bad-coordinate nodes/f_ground.geojson /features/0/geometry/coordinates',
    ]);
  });

  it('reports a ring that is not closed [G2]', async () => {
    const venue = tinyVenue();
    rings(venue, 'g_g-shop')[0]![4]![1]! += 1e-6;
    const at = `/features/${indexOf(venue, 'g_g-shop')}/geometry/coordinates/0/4`;
    expect(await findingsOf(venue, ONLY)).toEqual([`ring-not-closed ${GROUND} ${at}`]);
  });

  it('reports outer rings and holes that go the wrong way round [G3]', async () => {
    const venue = tinyVenue();
    rings(venue, 'g_g-shop')[0]!.reverse();
    rings(venue, 'g_u-cafe', 'f_upper')[1]!.reverse();
    const shop = `/features/${indexOf(venue, 'g_g-shop')}/geometry/coordinates/0`;
    const cafe = `/features/${indexOf(venue, 'g_u-cafe', 'f_upper')}/geometry/coordinates/1`;
    expect(await findingsOf(venue, ONLY)).toEqual([
      `wrong-winding ${GROUND} ${shop}`,
      `wrong-winding geometry/f_upper.geojson ${cafe}`,
    ]);
  });

  it('reports a position that follows itself, in rings and in lines [G4]', async () => {
    const venue = tinyVenue();
    const ring = rings(venue, 'g_g-shop')[0]!;
    ring.splice(2, 0, [...ring[1]!]);
    const door = venue.geometry['f_ground']!.features[indexOf(venue, 'g_g-door-shop')]!.geometry;
    if (door.type === 'LineString') door.coordinates.push([...door.coordinates[1]!]);
    const [shop, line] = ['g_g-shop', 'g_g-door-shop'].map((id) => indexOf(venue, id));
    expect(await findingsOf(venue, ONLY)).toEqual([
      `repeated-point ${GROUND} /features/${shop}/geometry/coordinates/0/2`,
      `repeated-point ${GROUND} /features/${line}/geometry/coordinates/2`,
    ]);
  });

  it('reports a polygon without area and no further finding for it [G5]', async () => {
    const venue = tinyVenue();
    const [ring] = rings(venue, 'g_g-kiosk');
    const [a, b] = ring!;
    ring!.splice(0, 5, a!, b!, a!, a!.slice());
    const at = `/features/${indexOf(venue, 'g_g-kiosk')}/geometry/coordinates/0`;
    const findings = await findingsOf(venue, ONLY);
    expect(findings).toContain(`zero-area ${GROUND} ${at}`);
    expect(findings.join()).not.toMatch(/self-intersection|wrong-winding/);
  });

  it('reports a line without length [G5]', async () => {
    const venue = tinyVenue();
    const index = indexOf(venue, 'g_g-door-shop');
    const door = venue.geometry['f_ground']!.features[index]!.geometry;
    if (door.type === 'LineString') door.coordinates[1] = [...door.coordinates[0]!];
    expect(await findingsOf(venue, ONLY)).toContain(
      `zero-length ${GROUND} /features/${index}/geometry/coordinates`,
    );
  });
});

describe('validity of polygons', () => {
  it('reports where a boundary crosses itself [G6]', async () => {
    const venue = tinyVenue();
    const [ring] = rings(venue, 'g_g-kiosk');
    const [a, b, c, d] = ring!;
    ring!.splice(0, 5, a!, b!, d!, [c![0]! - 1e-6, c![1]!], a!);
    const { findings } = await validate(venue, ONLY);
    const at = `/features/${indexOf(venue, 'g_g-kiosk')}/geometry/coordinates/0`;
    expect(findings).toMatchObject([{ code: 'self-intersection', file: GROUND }]);
    expect(findings[0]!.pointer).toMatch(new RegExp(`^${at}/\\d$`));
    expect(findings[0]!.message).toMatch(
      /meeting the edge from position \d at \[13\.\d+, 52\.\d+\]/,
    );
  });

  it('lets two rings touch in one point, but not share an edge [G6]', async () => {
    const venue = tinyVenue();
    const [outer, hole] = rings(venue, 'g_u-cafe', 'f_upper');
    const [corner] = hole!.toSorted((a, b) => b[0]! + b[1]! - a[0]! - a[1]!);
    for (const position of hole!.filter(([x, y]) => x === corner![0] && y === corner![1])) {
      position.splice(0, 2, ...outer![2]!);
    }
    expect(await findingsOf(venue, ONLY)).toEqual([]);
    hole!.splice(0, 5, outer![3]!, outer![2]!, hole![0]!, outer![3]!);
    expect((await findingsOf(venue, ONLY)).join()).toMatch(/self-intersection geometry\/f_upper/);
  });

  it('reports a hole outside its polygon [G7]', async () => {
    const venue = tinyVenue();
    const hole = rings(venue, 'g_u-cafe', 'f_upper')[1]!;
    for (const position of hole) position[1]! -= 7 / 111_000;
    const index = indexOf(venue, 'g_u-cafe', 'f_upper');
    expect(await findingsOf(venue, ONLY)).toEqual([
      `hole-outside geometry/f_upper.geojson /features/${index}/geometry/coordinates/1`,
    ]);
  });
});

describe('places', () => {
  it('reports geometry far from the centre, once per file [G8]', async () => {
    const venue = tinyVenue();
    venue.manifest.features[0]!.geometry.coordinates = [13.4, 51.9];
    expect(await findingsOf(venue, ONLY)).toEqual([
      'far-from-centre floors.geojson /features/0/geometry',
      ...['ground', 'upper', 'outside'].map(
        (floor) => `far-from-centre geometry/f_${floor}.geojson /features/0/geometry`,
      ),
      ...['ground', 'upper', 'outside'].map(
        (floor) => `far-from-centre nodes/f_${floor}.geojson /features/0/geometry`,
      ),
      'far-from-centre floor-images/f_ground.geojson /features/0/geometry',
    ]);
  });

  it('reports polygons, lines and points more than half a metre out of their floor [G9]', async () => {
    const venue = tinyVenue();
    const move = (id: string, metres: number): void => {
      const { geometry } = venue.geometry['f_ground']!.features[indexOf(venue, id)]!;
      const text = JSON.stringify(geometry.coordinates).replaceAll(/(?<=,)52\.\d+/g, (latitude) =>
        String(Number(latitude) + metres / 111_267),
      );
      geometry.coordinates = JSON.parse(text) as never;
    };
    move('g_g-office', 0.4);
    expect(await findingsOf(venue, ONLY)).toEqual([]);
    for (const id of ['g_g-office', 'g_g-door-cafe', 'g_g-extinguisher']) move(id, 9);
    expect(await findingsOf(venue, ONLY)).toEqual(
      ['g_g-office', 'g_g-door-cafe', 'g_g-extinguisher'].map(
        (id) => `outside-floor ${GROUND} /features/${indexOf(venue, id)}/geometry`,
      ),
    );
  });

  it('reports nothing where the footprint is not known [G9]', async () => {
    const venue = tinyVenue();
    venue.floors.features[0]!.geometry = null;
    expect(await findingsOf(venue, ONLY)).toEqual([]);
  });

  it('reports twins of one kind, but not of two [G10]', async () => {
    const venue = tinyVenue();
    const shop = venue.geometry['f_ground']!.features[indexOf(venue, 'g_g-shop')]!;
    const twin = { ...shop, properties: { id: 'g_g-twin' } };
    venue.geometry['f_ground']!.features.push(twin);
    venue.kinds['f_ground']!['g_g-twin'] = 'area';
    expect(await findingsOf(venue, ONLY)).toEqual([]);
    venue.kinds['f_ground']!['g_g-twin'] = 'room';
    const index = indexOf(venue, 'g_g-twin');
    expect(await findingsOf(venue, ONLY)).toEqual([
      `duplicate-geometry ${GROUND} /features/${index}/geometry`,
    ]);
  });

  it('reports nothing in a venue on the antimeridian [G11]', async () => {
    const venue = movedVenue(acrossAntimeridian);
    expect(JSON.stringify(venue.geometry)).toMatch(/-179\.9/);
    expect(JSON.stringify(venue.geometry)).toMatch(/[[,]179\.9/);
    expect(await findingsOf(venue)).toEqual([]);
  });
});
