import { describe, expect, it } from 'vitest';
import { fromOSM } from './osm/from-osm.ts';
import { box, collection, point, twoRooms } from './osm/osm.fixture.ts';
import { measureFootprints } from './measure-footprints.fixture.ts';

const time = '2026-01-01T00:00:00Z';

describe('footprints of OpenStreetMap data', () => {
  it('follow platforms of a station without a building, not a triangle around them', () => {
    const { document } = fromOSM(
      collection(
        box('way/1', [0, 0, 200, 6], { railway: 'platform', level: '0', ref: '1' }),
        box('way/2', [0, 20, 60, 26], { railway: 'platform', level: '0', ref: '2' }),
        box('way/3', [-10, 0, 0, 26], { indoor: 'area', level: '0' }),
      ),
      { time },
    );
    const [fit] = measureFootprints(document);
    expect(fit!.area / fit!.shapes!).toBeCloseTo(1, 1);
    expect(fit!.holdsShapes).toBe(true);
  });

  it('hold a garage that is nothing but parking', () => {
    const { document } = fromOSM(
      collection(
        ...twoRooms('-1'),
        box('way/100', [-1, -1, 21, 11], { building: 'yes' }),
        box('way/7', [21, 0, 60, 30], { amenity: 'parking', level: '-1' }),
      ),
      { time },
    );
    expect(measureFootprints(document).map(({ holdsShapes }) => holdsShapes)).toEqual([true]);
  });

  it('leave out a room 3 km away, and name it', () => {
    const { document, report } = fromOSM(
      collection(
        ...twoRooms('0'),
        box('way/100', [-1, -1, 21, 11], { building: 'yes' }),
        box('way/8', [3000, 0, 3002, 2], { indoor: 'room', level: '0' }),
        point('node/1', [5, 5], { door: 'yes', level: '0' }),
      ),
      { time },
    );
    expect(measureFootprints(document)).toMatchObject([{ extent: expect.closeTo(22, 1) }]);
    expect(report.find(({ code }) => code === 'outlier')?.source).toBe('way/8 l0, 3.0 km away');
  });
});
