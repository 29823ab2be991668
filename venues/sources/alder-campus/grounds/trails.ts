import type { Path, Vec } from '../../../src/dsl/shapes.ts';
import { trail } from './lie-of-the-land.ts';
import type { Zone } from './zones.ts';

type Trail = readonly [key: string, name: string, width: number, points: string];

/** The paths, the wide ones last: they cover the narrow ones where they cross. */
const TRAILS: readonly Trail[] = [
  ['orchard-path', 'Orchard Path', 2.4, '24,97 18,110 20,128 34,140 52,143 66,149 77,152'],
  ['jetty-path', 'Jetty Path', 2.6, '58,113 59,100 59,91 55,82'],
  ['greenhouse-way', 'Greenhouse Way', 3.2, '67,118 59,113.4 52,111 49.5,111'],
  ['labyrinth-path', 'Labyrinth Path', 2.4, '147,133 141,138 131,140 121,135 117,123 113,111'],
  ['meadow-path', 'Meadow Path', 2.4, '103,179.6 103,168 112,156 126,150 146,150'],
  ['bow-walk', 'Bow Walk', 3, '192,136 185,130.6 172,128 156,131'],
  ['court-path', 'Court Path', 3, '205,73 211,73.4 213.4,80 213,90 213,102'],
  ['court-path', 'Court Path', 3, '213,87 220,87'],
  ['south-door-path', 'South Door', 4, '200,15 200,25'],
  ['brook-path', 'Brook Path', 2.6, '118,7 131,17 147,25'],
  ['stage-path', 'Stage Path', 3.2, '138,50 127,55 113,57 101,51 92.6,51.6'],
  ['stage-path', 'Stage Path', 3.2, '132,88 127,80 122,72 114,60'],
  ['north-walk', 'North Walk', 3.4, '75.4,145 76,156 84,168 99,178 112,187'],
  ['north-walk', 'North Walk', 3, '76,156 69,161 60,162'],
  ['south-walk', 'South Walk', 3.6, '139,43 145,27 160,17.4 180,15.4 201,17 224,15 262,21'],
  ['east-walk', 'East Walk', 4, '225.4,105 225,101.4 213,100.6 196,103 176,99 156,94 134,92'],
  ['east-gate-path', 'East Gate', 3, '225,101 240,99.6 264,104'],
  [
    'lake-walk',
    'Lake Walk',
    3.4,
    '-6,102 16,98 37,93 55,83 69,73 83,64 93.4,50.6 99.6,35.6 107.6,21.6 116,8 121,-6',
  ],
  ['linden-avenue', 'Linden Avenue', 4.2, '135,98 141,116 147.4,138 147,162 141,187'],
  ['engineering-walk', 'Engineering Walk', 4.4, '141,115 150,128 163,141 174,149 178,158.6'],
  ['library-way', 'Library Way', 5, '134,92 124,97 116,105 106,115'],
  ['commons-walk', 'Commons Walk', 6, '134,92 146,87 155,82.6 166,76'],
  ['garden-path', 'Garden Path', 3.6, '144,88 145,79 147,69'],
];

/** Points as they are listed above: `x,y` pairs between spaces. */
function pointsOf(list: string): Path {
  return list.split(' ').map((pair): Vec => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Every path as a zone. */
export function trails(): Zone[] {
  return TRAILS.map(([key, name, width, points]) => ({
    key,
    kind: 'hallway',
    shape: trail(pointsOf(points), width),
    style: 'Paths',
    texts: { name },
  }));
}
