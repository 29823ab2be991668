import { closed, type Path, rect, type Vec } from '../../../src/dsl/shapes.ts';
import { outline as commonsOutline } from '../commons/frame.ts';
import { GARDEN_SHAPE, gardenArc, RAMP_SHAPE, STAIRS_SHAPE } from '../commons/sunken-garden.ts';
import { court, outline as engineeringOutline } from '../engineering/frame.ts';
import { greenhouseOutline } from '../greenhouse.ts';
import { disc, OUTER, spot } from '../library/polar.ts';
import {
  AMPHITHEATRE,
  CAR_PARK,
  CAR_PARK_DRIVE,
  COURT,
  CROSSING_WIDTH,
  CROSSINGS,
  forecourt,
  GROUNDS,
  ISLAND,
  JETTY,
  LABYRINTH,
  LAKE,
  PLAZA,
  ROAD,
  roundPlace,
  trail,
} from './lie-of-the-land.ts';
import type { Zone } from './zones.ts';

type PathLine = readonly [key: string, name: string, width: number, points: Path];

/** The paths, the wide ones last: they cover the narrow ones where they cross. */
const TRAILS: readonly PathLine[] = [
  [
    'orchard-path',
    'Orchard Path',
    2.4,
    [
      [24, 97],
      [18, 110],
      [20, 128],
      [34, 140],
      [52, 143],
      [66, 149],
      [77, 152],
    ],
  ],
  [
    'jetty-path',
    'Jetty Path',
    2.6,
    [
      [58, 113],
      [59, 100],
      [59, 91],
      [55, 82],
    ],
  ],
  [
    'greenhouse-way',
    'Greenhouse Way',
    3.2,
    [
      [67, 118],
      [59, 113.4],
      [52, 111],
      [45.5, 111],
    ],
  ],
  [
    'labyrinth-path',
    'Labyrinth Path',
    2.4,
    [
      [147, 133],
      [141, 138],
      [131, 140],
      [121, 135],
      [117, 123],
      [113, 111],
    ],
  ],
  [
    'meadow-path',
    'Meadow Path',
    2.4,
    [
      [103, 179.6],
      [103, 168],
      [112, 156],
      [126, 150],
      [146, 150],
    ],
  ],
  [
    'bow-walk',
    'Bow Walk',
    3,
    [
      [192, 136],
      [185, 130.6],
      [172, 128],
      [156, 131],
    ],
  ],
  [
    'court-path',
    'Court Path',
    3,
    [
      [205, 73],
      [211, 73.4],
      [213.4, 80],
      [213, 90],
      [213, 102],
    ],
  ],
  [
    'court-path',
    'Court Path',
    3,
    [
      [213, 87],
      [220, 87],
    ],
  ],
  [
    'south-door-path',
    'South Door',
    4,
    [
      [200, 15],
      [200, 25],
    ],
  ],
  [
    'brook-path',
    'Brook Path',
    2.6,
    [
      [118, 7],
      [131, 17],
      [147, 25],
    ],
  ],
  [
    'stage-path',
    'Stage Path',
    3.2,
    [
      [138, 50],
      [127, 55],
      [113, 57],
      [101, 51],
      [92.6, 51.6],
    ],
  ],
  [
    'stage-path',
    'Stage Path',
    3.2,
    [
      [132, 88],
      [127, 80],
      [122, 72],
      [114, 60],
    ],
  ],
  [
    'north-walk',
    'North Walk',
    3.4,
    [
      [75.4, 145],
      [76, 156],
      [84, 168],
      [99, 178],
      [112, 187],
    ],
  ],
  [
    'north-walk',
    'North Walk',
    3,
    [
      [76, 156],
      [69, 161],
      [60, 162],
    ],
  ],
  [
    'south-walk',
    'South Walk',
    3.6,
    [
      [139, 43],
      [145, 27],
      [160, 17.4],
      [180, 15.4],
      [201, 17],
      [224, 15],
      [262, 21],
    ],
  ],
  [
    'east-walk',
    'East Walk',
    4,
    [
      [225.4, 105],
      [225, 101.4],
      [213, 100.6],
      [196, 103],
      [176, 99],
      [156, 94],
      [134, 92],
    ],
  ],
  [
    'east-gate-path',
    'East Gate',
    3,
    [
      [225, 101],
      [240, 99.6],
      [264, 104],
    ],
  ],
  [
    'lake-walk',
    'Lake Walk',
    3.4,
    [
      [-6, 102],
      [16, 98],
      [37, 93],
      [55, 83],
      [69, 73],
      [83, 64],
      [93.4, 50.6],
      [99.6, 35.6],
      [107.6, 21.6],
      [116, 8],
      [121, -6],
    ],
  ],
  [
    'linden-avenue',
    'Linden Avenue',
    4.2,
    [
      [135, 98],
      [141, 116],
      [147.4, 138],
      [147, 162],
      [141, 187],
    ],
  ],
  [
    'engineering-walk',
    'Engineering Walk',
    4.4,
    [
      [141, 115],
      [150, 128],
      [163, 141],
      [174, 149],
      [178, 158.6],
    ],
  ],
  [
    'library-way',
    'Library Way',
    5,
    [
      [134, 92],
      [124, 97],
      [116, 105],
      [106, 115],
    ],
  ],
  [
    'commons-walk',
    'Commons Walk',
    6,
    [
      [134, 92],
      [146, 87],
      [155, 82.6],
      [166, 76],
    ],
  ],
  [
    'garden-path',
    'Garden Path',
    3.6,
    [
      [144, 88],
      [145, 79],
      [147, 69],
    ],
  ],
];

function paths(): Zone[] {
  return TRAILS.map(([key, name, width, points]) => ({
    key,
    kind: 'hallway',
    shape: trail(points, width),
    style: 'Paths',
    texts: { name },
  }));
}

const PAVED = { kind: 'hallway', style: 'Paving' } as const;

/** Squares and other paved places. */
function places(): Zone[] {
  const terrace: Vec[] = [...gardenArc(23.4, 90, 270)];
  return [
    { ...PAVED, key: 'north-pavement', shape: rect(-10, 184.4, 290, 3.4) },
    { ...PAVED, key: 'far-pavement', shape: rect(-10, 194.8, 290, 12) },
    { ...PAVED, key: 'library-forecourt', shape: forecourt(spot(-33, 26), 7) },
    { ...PAVED, key: 'engineering-square', shape: rect(168, 150, 18, 9) },
    { ...PAVED, key: 'commons-forecourt', shape: forecourt([162.6, 79.6], 6.6) },
    { ...PAVED, key: 'garden-terrace', shape: terrace, texts: { name: 'Garden Terrace' } },
    { kind: 'hallway', key: 'compass-plaza', style: 'Plaza', shape: roundPlace(PLAZA) },
    { kind: 'area', key: 'amphitheatre', style: 'Amphitheatre', shape: roundPlace(AMPHITHEATRE) },
    { kind: 'area', key: 'labyrinth', style: 'Gravel', shape: roundPlace(LABYRINTH) },
    { kind: 'area', key: 'outdoor-court', style: 'OutdoorCourt', shape: COURT },
    { kind: 'area', key: 'car-park', style: 'CarPark', shape: CAR_PARK },
    { kind: 'object', key: 'car-park-drive', style: 'Roads', shape: CAR_PARK_DRIVE },
    { kind: 'hallway', key: 'drive-crossing', style: 'Paving', shape: rect(31, 184.4, 7, 3.4) },
    {
      kind: 'object',
      key: 'ring-road',
      style: 'Roads',
      shape: ROAD,
      texts: { name: 'Alder Ring' },
    },
    ...CROSSINGS.map((x, index) => ({
      kind: 'hallway' as const,
      key: `crossing-${index + 1}`,
      style: 'Roads',
      shape: rect(x, 187.8, CROSSING_WIDTH, 7),
      texts: { name: 'Crossing' },
    })),
  ];
}

function water(): Zone[] {
  return [
    { kind: 'object', key: 'lake', style: 'Water', shape: LAKE, texts: { name: 'Alder Lake' } },
    {
      kind: 'object',
      key: 'island',
      style: 'Meadows',
      shape: ISLAND,
      texts: { name: 'Heron Island' },
    },
    { kind: 'area', key: 'jetty', style: 'Jetty', shape: JETTY },
  ];
}

/** The buildings from outside, and the garden that one looks down into. */
function buildings(): Zone[] {
  const facade = (key: string, name: string, shape: Path, style: string): Zone => ({
    kind: 'object',
    key: `${key}-facade`,
    shape,
    style,
    edge: style === 'FacadeGlass' ? 'glass' : 'exterior',
    texts: { name },
  });
  return [
    {
      kind: 'void',
      key: 'sunken-garden-air',
      style: 'GardenBelow',
      shape: GARDEN_SHAPE,
      edge: 'low',
    },
    {
      kind: 'room',
      key: 'garden-ramp-grounds',
      connection: 'garden-ramp',
      style: 'Ramps',
      shape: RAMP_SHAPE,
      edge: 'low',
    },
    {
      kind: 'room',
      key: 'garden-stairs-grounds',
      connection: 'garden-stairs',
      style: 'Stairs',
      shape: STAIRS_SHAPE,
      edge: 'low',
    },
    facade('library', 'Library', disc(OUTER), 'FacadeLibrary'),
    facade('engineering', 'Engineering', engineeringOutline(), 'FacadeEngineering'),
    {
      kind: 'object',
      key: 'engineering-court-lawn',
      style: 'Meadows',
      shape: court(),
      edge: 'glass',
    },
    facade('commons', 'Commons', commonsOutline(), 'FacadeCommons'),
    facade('greenhouse', 'Greenhouse', greenhouseOutline(), 'FacadeGlass'),
  ];
}

/** Everything on the grounds, from the bottom up. */
export const ZONES: readonly Zone[] = [
  { kind: 'object', key: 'ground', shape: GROUNDS, style: 'Meadows' },
  ...water().slice(0, 2),
  ...paths(),
  ...places(),
  ...water().slice(2),
  ...buildings(),
];

/** Outlines of everything that is not grass, where no tree can stand. */
export const COVERED: readonly Path[] = ZONES.slice(1).map(({ shape }) => closed(shape));
