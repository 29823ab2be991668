import { localFrame, type LngLat, type LocalFrame } from '@brand/geo';
import { MvfError } from '../../mvf-error.ts';
import { findCoordinateSystem, type AxisOrder, type RawExtent } from './coordinate-system.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorModel, RawPosition } from './indoor-model.ts';

/** A position in metres east, north and up, without a height if the file has two dimensions. */
export type Place3 = { readonly x: number; readonly y: number; readonly z: number | undefined };

/** Position of the venue, with the conversion from the numbers of the file. */
export type Placement = {
  readonly frame: LocalFrame;
  readonly toPlace: (position: RawPosition) => Place3;
};

/** Options for the position of coordinates that are not degrees. */
export type PlacementOptions = {
  /**
   * Position of local coordinates on the globe, as longitude and latitude: of their origin, or of
   * the venue's centre if the venue is more than 10 km from the origin.
   * @defaultValue [0, 0], which no one mistakes for a real place
   */
  readonly anchor?: LngLat;
  /** Rotation of local coordinates, in degrees clockwise from north. @defaultValue 0 */
  readonly rotation?: number;
  /**
   * Length of one unit of local coordinates, in metres.
   * @defaultValue 1, or less if the usual room would be higher than 60 or wider than 120 metres
   */
  readonly metresPerUnit?: number;
  /**
   * Order of longitude and latitude if positions are degrees.
   * @defaultValue the order of the coordinate system, else longitude first
   */
  readonly axisOrder?: AxisOrder;
};

const FAR_METRES = 10_000;
// The localFrame around a point ends at the horizon, and no venue comes close to it.
const MAX_VENUE_METRES = 200_000;

/** Determines the position of the venue. */
export function placeModel(
  model: IndoorModel,
  options: PlacementOptions,
  notes: ImportNotes,
): Placement {
  const extent = measure(model);
  if (!extent) {
    throw new MvfError(
      'mvf/nothing-to-import',
      'IndoorGML: expected cells or states with a geometry, found none. Check that the file is IndoorGML and not another GML.',
    );
  }
  const system = findCoordinateSystem(model.srsNames[0], extent, options.axisOrder, notes);
  if (system.kind === 'local') return placeLocal(model, extent, options, notes);
  const middle = extent.min.map((value, axis) => (value + (extent.max[axis] ?? 0)) / 2);
  const frame = localFrame(system.toLngLat(middle));
  return {
    frame,
    toPlace: (position) => ({
      ...frame.toMetres(system.toLngLat(position)),
      z: position[2],
    }),
  };
}

function placeLocal(
  model: IndoorModel,
  { min, max }: RawExtent,
  options: PlacementOptions,
  notes: ImportNotes,
): Placement {
  const unit = options.metresPerUnit ?? guessUnit(model, notes);
  const [minX = 0, minY = 0] = min;
  const [maxX = 0, maxY = 0] = max;
  if (!((maxX - minX) * unit < MAX_VENUE_METRES && (maxY - minY) * unit < MAX_VENUE_METRES)) {
    throw new MvfError(
      'mvf/nothing-to-import',
      `IndoorGML: expected a venue of at most ${MAX_VENUE_METRES} metres, found one of ${Math.round((maxX - minX) * unit)} by ${Math.round((maxY - minY) * unit)}. Set metresPerUnit.`,
    );
  }
  const farthest = Math.max(Math.abs(minX), Math.abs(maxX), Math.abs(minY), Math.abs(maxY));
  const isFar = farthest * unit > FAR_METRES;
  const [originX, originY] = isFar ? [(minX + maxX) / 2, (minY + maxY) / 2] : [0, 0];
  if (!options.anchor) {
    notes.add({
      action: 'guessed',
      code: 'no-anchor',
      message:
        'The file has local coordinates and does not state where on the globe they are. The venue is placed at 0, 0; set anchor to move it.',
    });
  }
  const frame = localFrame(options.anchor ?? [0, 0]);
  const angle = ((options.rotation ?? 0) * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return {
    frame,
    toPlace: ([x = 0, y = 0, z]) => {
      const east = (x - originX) * unit;
      const north = (y - originY) * unit;
      return {
        x: east * cos + north * sin,
        y: north * cos - east * sin,
        z: z === undefined ? undefined : z * unit,
      };
    },
  };
}

// Taller than any hall, or wider than any usual room. Such numbers are centimetres, and ten times
// that is millimetres.
const TALL = 60;
const WIDE = 120;
const MANY = 25;

/**
 * Guesses the unit. Rooms are some metres high and wide, so a file with rooms of hundreds uses a
 * smaller unit.
 */
function guessUnit(model: IndoorModel, notes: ImportNotes): number {
  const sizes = model.cells.map(({ faces, flatFaces }) => sizeOf([...faces, ...flatFaces].flat(2)));
  const height = median(sizes.map((size) => size.height).filter((each) => each > 0));
  const width = median(sizes.map((size) => size.width).filter((each) => each > 0));
  const share = height > 0 ? height / TALL : width / WIDE;
  if (!(share > 1)) return 1;
  const unit = share < MANY ? 0.01 : 0.001;
  const measured =
    height > 0 ? `${Math.round(height)} units high` : `${Math.round(width)} units wide`;
  notes.add({
    action: 'guessed',
    code: 'small-units',
    message: `Rooms are ${measured}, so positions are read as ${unit === 0.01 ? 'centimetres' : 'millimetres'}. Set metresPerUnit if they are not.`,
  });
  return unit;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function sizeOf(positions: readonly RawPosition[]): { height: number; width: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const position of positions) {
    for (const [axis, value] of position.entries()) {
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    }
  }
  const [x = 0, y = 0, z = 0] = high.map((value, axis) => value - low[axis]!);
  return { height: z > 0 ? z : 0, width: x > 0 && y > 0 ? Math.sqrt(x * y) : 0 };
}

function measure(model: IndoorModel): RawExtent | undefined {
  const min = [Infinity, Infinity];
  const max = [-Infinity, -Infinity];
  const add = ([x = Number.NaN, y = Number.NaN]: RawPosition): void => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    min[0] = Math.min(min[0]!, x);
    max[0] = Math.max(max[0]!, x);
    min[1] = Math.min(min[1]!, y);
    max[1] = Math.max(max[1]!, y);
  };
  for (const { faces, flatFaces } of model.cells) {
    for (const face of [...faces, ...flatFaces]) face.flat().forEach(add);
  }
  for (const { point } of model.states) if (point) add(point);
  return Number.isFinite(min[0]! + max[0]!) ? { min, max } : undefined;
}
