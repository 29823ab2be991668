import type { ImportNotes } from './import-notes.ts';
import { storeyNumber } from './storey-label.ts';

/** An object on a floor: its stated floor and its height. */
export type Storeyed = { readonly label: string | undefined; readonly z: number | undefined };

export type FloorPlan = {
  readonly key: string;
  /** Label in the file, or `undefined` if the floor was found by height. */
  readonly label: string | undefined;
  readonly elevation: number;
  /** The usual height of its cells. */
  readonly z: number | undefined;
};

export type FloorPlans = {
  /** Floors, lowest first. */
  readonly floors: readonly FloorPlan[];
  /** Returns the key of an object's floor. */
  readonly floorOf: (item: Storeyed) => string;
};

// Half a storey. Split levels count as separate floors, sunken rooms do not.
const STOREY_GAP = 1.5;
// Points of a graph float at waist height, and floors are not entirely level.
const FLOAT = 0.6;
// Twice the floors of the tallest building.
const MAX_FLOORS = 400;

/** Finds the floors by the labels of cells, otherwise by their height. */
export function assignFloors(cells: readonly Storeyed[], notes: ImportNotes): FloorPlans {
  const labelled = cells.filter(({ label }) => label !== undefined);
  const labels = new Set(labelled.map(({ label }) => label));
  const areStoreys = labelled.length * 2 > cells.length && labels.size <= MAX_FLOORS;
  const floors = areStoreys ? floorsByLabel(labelled, notes) : floorsByHeight(cells, notes);
  const byLabel = new Map(
    floors.flatMap((floor) => (floor.label === undefined ? [] : [[floor.label, floor] as const])),
  );
  return {
    floors,
    floorOf: ({ label, z }) => {
      const named = label === undefined ? undefined : byLabel.get(label);
      return (named ?? floorAt(floors, z)).key;
    },
  };
}

/** Returns the highest floor that is not above the height, otherwise the lowest. */
function floorAt(floors: readonly FloorPlan[], z: number | undefined): FloorPlan {
  const first = floors[0]!;
  if (z === undefined) return floors.find(({ elevation }) => elevation === 0) ?? first;
  return floors.findLast((floor) => floor.z !== undefined && floor.z <= z + FLOAT) ?? first;
}

function floorsByLabel(cells: readonly Storeyed[], notes: ImportNotes): FloorPlan[] {
  const groups = Map.groupBy(cells, ({ label }) => label!);
  const rough = [...groups].map(([label, members]) => ({
    label,
    z: median(members.flatMap(({ z }) => z ?? [])),
    number: storeyNumber(label),
  }));
  const numbers = rough.flatMap(({ number }) => number ?? []);
  const areNumbered = numbers.length === rough.length && new Set(numbers).size === rough.length;
  if (areNumbered) {
    // If no floor is numbered 0, the first one is the ground floor.
    const isFromOne = !numbers.includes(0) && numbers.some((number) => number > 0);
    if (isFromOne) {
      notes.add({
        action: 'guessed',
        code: 'ground-floor',
        message: 'No storey is numbered 0. Storey 1 is treated as the ground floor.',
      });
    }
    return rough
      .map(({ label, z, number = 0 }) => ({
        key: label,
        label,
        z,
        elevation: isFromOne && number > 0 ? number - 1 : number,
      }))
      .toSorted((a, b) => a.elevation - b.elevation);
  }
  notes.add({
    action: 'guessed',
    code: 'storey-order',
    message:
      'The names of the storeys do not indicate their order. They are ordered by height, or as listed if there is no height.',
  });
  const ordered = rough.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0));
  const ground = groundIndex(ordered.map(({ z }) => z ?? 0));
  return ordered.map(({ label, z }, index) => ({
    key: label,
    label,
    z,
    elevation: index - ground,
  }));
}

function floorsByHeight(cells: readonly Storeyed[], notes: ImportNotes): FloorPlan[] {
  const heights = cells.flatMap(({ z }) => z ?? []).toSorted((a, b) => a - b);
  if (heights.length === 0) return [{ key: '0', label: undefined, elevation: 0, z: undefined }];
  const groups: number[][] = [];
  for (const z of heights) {
    const group = groups.at(-1);
    if (group && z - group.at(-1)! <= STOREY_GAP) group.push(z);
    else groups.push([z]);
  }
  if (groups.length > MAX_FLOORS) {
    notes.add({
      action: 'guessed',
      code: 'too-many-heights',
      message: `Cells are at ${groups.length} heights, more than a building has floors. They were put on one floor.`,
    });
    return [{ key: '0', label: undefined, elevation: 0, z: heights[0] }];
  }
  const levels = groups.map((group) => median(group)!);
  const ground = groundIndex(levels);
  if (levels.length > 1) {
    notes.add({
      action: 'guessed',
      code: 'floors-by-height',
      message: `The file does not name storeys. Cells were sorted into ${levels.length} floors by their height.`,
    });
  }
  return levels.map((z, index) => ({
    key: String(index - ground),
    label: undefined,
    elevation: index - ground,
    z,
  }));
}

/** Returns the lowest level that is not below the ground, or the lowest of all if all are. */
function groundIndex(levels: readonly number[]): number {
  return Math.max(
    0,
    levels.findIndex((z) => z >= -FLOAT),
  );
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
