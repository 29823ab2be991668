import { describe, expect, test } from 'vitest';
import { box, collection, draftOf, line, metres, point, twoRooms } from './osm.fixture.ts';
import type { OsmTags } from './osm-feature.ts';

type Drawn = ReturnType<typeof box>;

function connections(...features: Drawn[]) {
  const { draft, report } = draftOf(collection(...features));
  const shapes = new Map(draft.shapes.map((shape) => [shape.key, shape]));
  return {
    report,
    list: draft.connections.map((connection) => ({
      ...connection,
      floors: connection.stops.map(({ floor }) => floor),
      places: connection.stops.map(({ shape }) => {
        const { geometry } = shapes.get(shape)!;
        return geometry.type === 'Point' ? metres(geometry.coordinates) : geometry.type;
      }),
    })),
  };
}

describe('lifts and stairwells', () => {
  test('connect the levels of one feature', () => {
    const { list } = connections(
      ...twoRooms('0-2'),
      box('way/5', [20, 0, 22, 2], { highway: 'elevator', indoor: 'room', level: '0-2', ref: 'A' }),
    );
    expect(list).toMatchObject([
      {
        type: 'elevator',
        floors: ['level 0', 'level 1', 'level 2'],
        details: { name: 'A' },
        access: { accessible: true },
      },
    ]);
  });

  test('connect features above each other, as a guess', () => {
    const stairs = { indoor: 'room', stairs: 'yes' };
    const { list, report } = connections(
      ...twoRooms('0-2'),
      box('way/5', [20, 0, 24, 4], { ...stairs, level: '0' }),
      box('way/6', [20, 0.5, 24, 4.5], { ...stairs, level: '1' }),
      box('way/7', [20, 0, 24, 4], { ...stairs, level: '2' }),
      box('way/8', [40, 0, 44, 4], { ...stairs, level: '2' }),
    );
    expect(list.map(({ floors }) => floors)).toEqual([['level 0', 'level 1', 'level 2']]);
    expect(list[0]?.access).toEqual({ accessible: false });
    expect(report.get('stacked-connector')).toMatchObject({ action: 'guessed' });
    expect(report.get('connector-on-one-level')).toMatchObject({ action: 'dropped' });
  });

  test('keep different kinds unconnected', () => {
    const { list } = connections(
      ...twoRooms('0-1'),
      box('way/5', [20, 0, 24, 4], { indoor: 'room', stairs: 'yes', level: '0' }),
      box('way/6', [20, 0, 24, 4], { indoor: 'room', highway: 'elevator', level: '1' }),
    );
    expect(list).toEqual([]);
  });

  test('may be points', () => {
    const { list } = connections(
      ...twoRooms('0-1'),
      point('node/1', [3, 2], { highway: 'elevator', level: '0;1', wheelchair: 'no' }),
    );
    expect(list).toMatchObject([
      {
        type: 'elevator',
        access: { accessible: false },
        places: [
          [3, 2],
          [3, 2],
        ],
      },
    ]);
  });

  test('serve every level that has a room when the point states no level', () => {
    const { list, report } = connections(
      ...twoRooms('0-3'),
      point('node/1', [3, 2], { highway: 'elevator' }),
    );
    expect(list[0]?.floors).toHaveLength(4);
    expect(report.get('connector-levels')).toMatchObject({ action: 'guessed' });
  });

  test('merge a point and an area of the same lift', () => {
    const { list } = connections(
      ...twoRooms('0-1'),
      box('way/5', [20, 0, 22, 2], { highway: 'elevator', indoor: 'room', level: '0-1' }),
      point('node/1', [21, 1], { highway: 'elevator', level: '0-1' }),
    );
    expect(list).toMatchObject([{ places: ['Polygon', 'Polygon'] }]);
  });
});

const flight = (tags: OsmTags): Drawn =>
  line(
    'way/9',
    [
      [3, 2],
      [8, 2],
    ],
    tags,
  );
const of = (tags: OsmTags) => connections(...twoRooms('0-3'), flight(tags));

describe('stairs, escalators and ramps drawn as lines', () => {
  test('lead from the low end to the high end', () => {
    expect(of({ highway: 'steps', level: '0;1', incline: 'up' }).list).toMatchObject([
      {
        type: 'stairs',
        direction: 'both',
        floors: ['level 0', 'level 1'],
        places: [
          [3, 2],
          [8, 2],
        ],
      },
    ]);
    expect(of({ highway: 'steps', level: '0-1', incline: 'down' }).list[0]?.places).toEqual([
      [8, 2],
      [3, 2],
    ]);
    expect(of({ highway: 'steps', level: '0-1', incline: '-30%' }).list[0]?.places[0]).toEqual([
      8, 2,
    ]);
  });

  test('lead upwards as drawn when no incline is tagged, as a guess', () => {
    const { list, report } = of({ highway: 'steps', level: '0;1' });
    expect(list[0]?.places[0]).toEqual([3, 2]);
    expect(report.get('missing-incline')).toMatchObject({ action: 'guessed' });
  });

  test('derive their levels from the features that their ends touch', () => {
    const { list, report } = connections(
      ...twoRooms('0-3'),
      flight({ highway: 'steps', level: '0;1' }),
      point('node/1', [3, 2], { level: '1' }),
    );
    expect(list[0]?.places[0]).toEqual([8, 2]);
    expect(report.has('missing-incline')).toBe(false);
  });

  test('derive their other level from the features that their ends touch', () => {
    const { list } = connections(
      ...twoRooms('0-3'),
      flight({ highway: 'steps', level: '0' }),
      point('node/1', [3, 2], { level: '0' }),
      point('node/2', [8, 2], { level: '1' }),
    );
    expect(list[0]?.floors).toEqual(['level 0', 'level 1']);
  });
});

describe('flights of a kind', () => {
  test.each([
    ['forward', 'up', 'up'],
    ['backward', 'up', 'down'],
    ['forward', 'down', 'down'],
    ['backward', 'down', 'up'],
    ['reversible', 'up', 'both'],
  ])('run %s on an incline %s: %s', (conveying, incline, direction) => {
    const { list } = of({ highway: 'steps', level: '0;1', conveying, incline });
    expect(list).toMatchObject([{ type: 'escalator', direction, access: { accessible: false } }]);
  });

  test('become moving walkways when they stay on their level', () => {
    const { list } = of({ highway: 'footway', indoor: 'yes', level: '0', conveying: 'backward' });
    expect(list).toMatchObject([
      {
        type: 'travelator',
        direction: 'forward',
        floors: ['level 0', 'level 0'],
        places: [
          [8, 2],
          [3, 2],
        ],
      },
    ]);
  });

  test('become ramps when they are paths between levels', () => {
    const { list } = of({ highway: 'footway', level: '0;1', incline: 'up' });
    expect(list).toMatchObject([{ type: 'ramp', access: { accessible: true } }]);
  });

  test('repeat from each level named', () => {
    const { list } = of({ highway: 'steps', level: '0-1', repeat_on: '1;2;7', incline: 'up' });
    expect(list.map(({ floors }) => floors.join())).toEqual([
      'level 0,level 1',
      'level 1,level 2',
      'level 2,level 3',
    ]);
  });

  test('stop on levels in between', () => {
    const { list } = of({ highway: 'steps', level: '0-2', incline: 'up' });
    expect(list[0]?.floors).toEqual(['level 0', 'level 1', 'level 2']);
  });

  test('disappear inside a stairwell that connects its levels itself', () => {
    const { list, report } = connections(
      ...twoRooms('0-1'),
      box('way/5', [2, 1, 9, 3], { indoor: 'room', stairs: 'yes', level: '0-1' }),
      flight({ indoor: 'pathway', level: '0-1' }),
    );
    expect(list).toMatchObject([{ key: 'way/5' }]);
    expect(report.get('path-in-stairwell')).toMatchObject({ action: 'dropped' });
  });

  test('disappear outdoors', () => {
    const { list, report } = of({ highway: 'steps' });
    expect(list).toEqual([]);
    expect(report.get('outdoor-feature')).toMatchObject({ action: 'dropped' });
  });
});
