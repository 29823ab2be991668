import { closed, type Path, rect, type Vec } from '../../../src/dsl/shapes.ts';
import { outline as commonsOutline } from '../commons/frame.ts';
import { GARDEN_SHAPE, gardenArc, RAMP_SHAPE, STAIRS_SHAPE } from '../commons/sunken-garden.ts';
import { bow, court, eastWing, outline as engineeringOutline } from '../engineering/frame.ts';
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
} from './lie-of-the-land.ts';
import { trails } from './trails.ts';
import type { Zone } from './zones.ts';

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

/** A building as it stands on the grounds. */
function facade(key: string, name: string | undefined, shape: Path, style: string): Zone {
  return {
    kind: 'object',
    key: `${key}-facade`,
    shape,
    style,
    edge: style === 'FacadeGlass' || style === 'FacadeBow' ? 'glass' : 'exterior',
    ...(name !== undefined && { texts: { name } }),
  };
}

/** The buildings from outside, and the garden that one looks down into. */
function buildings(): Zone[] {
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
    facade('engineering-east', undefined, eastWing(), 'FacadeEngineering'),
    facade('bow', undefined, bow(), 'FacadeBow'),
    facade('commons', 'Commons', commonsOutline(), 'FacadeCommons'),
    facade('greenhouse', 'Greenhouse', greenhouseOutline(), 'FacadeGlass'),
  ];
}

/** Everything on the grounds, from the bottom up. */
export const ZONES: readonly Zone[] = [
  { kind: 'object', key: 'ground', shape: GROUNDS, style: 'Meadows' },
  ...water().slice(0, 2),
  ...trails(),
  ...places(),
  ...water().slice(2),
  ...buildings(),
];

/** Outlines of everything that is not grass, where no tree can stand. */
export const COVERED: readonly Path[] = ZONES.slice(1).map(({ shape }) => closed(shape));
