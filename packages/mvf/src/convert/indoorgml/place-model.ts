import { localFrame, type LngLat, type LocalFrame } from '@brand/geo';
import { MvfError } from '../../mvf-error.ts';
import { findCoordinateSystem, type AxisOrder, type RawExtent } from './coordinate-system.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorModel, RawPosition } from './indoor-model.ts';

/** A place in metres east, north and up; without a height where the file has two dimensions. */
export type Place3 = { readonly x: number; readonly y: number; readonly z: number | undefined };

/** Where the venue lies, and how to get there from the numbers of the file. */
export type Placement = {
  readonly frame: LocalFrame;
  readonly toPlace: (position: RawPosition) => Place3;
};

export type PlacementOptions = {
  /**
   * Where local coordinates lie on the globe, as longitude and latitude: the place of their origin,
   * or of the middle of the venue when the venue is more than 10 km away from the origin.
   * @defaultValue [0, 0], where nobody takes it for a real place
   */
  readonly anchor?: LngLat;
  /** How far local coordinates are turned, in degrees clockwise from north. @defaultValue 0 */
  readonly rotation?: number;
  /**
   * Length of one unit of local coordinates, in metres.
   * @defaultValue 1, or less when rooms would be higher than 60 metres
   */
  readonly metresPerUnit?: number;
  /**
   * Which comes first where positions are degrees.
   * @defaultValue what the coordinate system says, else longitude
   */
  readonly axisOrder?: AxisOrder;
};

const FAR_METRES = 10_000;
// The localFrame around a point ends at the horizon, and no venue comes near it.
const MAX_VENUE_METRES = 200_000;

/** Finds out where the venue lies. */
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
        'The file has local coordinates and does not say where on the globe they lie. The venue is placed at 0, 0; set anchor to place it.',
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

// Taller than any hall: such numbers are centimetres, and ten times that is millimetres.
const TALL = 60;
const TALL_CENTIMETRES = 1500;

/** Rooms are some metres high; a file whose rooms are hundreds high counts in something smaller. */
function guessUnit(model: IndoorModel, notes: ImportNotes): number {
  const heights = model.cells
    .flatMap(({ faces }) => heightOf(faces.flat(2)))
    .toSorted((a, b) => a - b);
  const median = heights[Math.floor(heights.length / 2)] ?? 0;
  if (median < TALL) return 1;
  const unit = median < TALL_CENTIMETRES ? 0.01 : 0.001;
  notes.add({
    action: 'guessed',
    code: 'small-units',
    message: `Rooms are ${Math.round(median)} units high, so that positions are read as ${unit === 0.01 ? 'centimetres' : 'millimetres'}. Set metresPerUnit if they are not.`,
  });
  return unit;
}

function heightOf(positions: readonly RawPosition[]): number[] {
  let [low, high] = [Infinity, -Infinity];
  for (const [, , z] of positions) {
    if (z === undefined) continue;
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  return high > low ? [high - low] : [];
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
