import { interiorPoint, polygonArea, type Point } from '@brand/geo';
import { assignFloors, type FloorPlan, type FloorPlans } from './assign-floors.ts';
import { createCellFinder } from './cell-finder.ts';
import { cellFootprint } from './cell-footprint.ts';
import { classifyCell } from './classify-cell.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorModel, RawState } from './indoor-model.ts';
import type { Place3, Placement } from './place-model.ts';
import type { PlannedCell } from './planned-cell.ts';
import { storeyLabel } from './storey-label.ts';

/** A state with its position in the venue. */
export type PlannedState = {
  readonly state: RawState;
  readonly floor: string;
  readonly at: Point;
  /** The cell that the state represents. */
  readonly cell: PlannedCell | undefined;
  /** The cell that contains the state. States of further layers represent none. */
  readonly within: PlannedCell | undefined;
};

/** Everything that has a position, on its floor. */
export type IndoorPlan = {
  readonly model: IndoorModel;
  readonly placement: Placement;
  readonly floors: readonly FloorPlan[];
  readonly cells: readonly PlannedCell[];
  readonly states: ReadonlyMap<string, PlannedState>;
  readonly floorOf: FloorPlans['floorOf'];
};

/** Determines the positions of cells and states. */
export function planIndoor(
  model: IndoorModel,
  placement: Placement,
  notes: ImportNotes,
): IndoorPlan {
  const footed = model.cells.flatMap((cell) => {
    const footprint = cellFootprint(cell, placement);
    if (!footprint) {
      notes.add({
        action: 'dropped',
        code: 'cell-without-geometry',
        message: `The cell "${cell.id}" has no geometry with an area. It is left out.`,
        source: cell.id,
      });
      return [];
    }
    return [{ cell, footprint, label: storeyLabel(cell), z: footprint.bottom }];
  });
  const points = model.states.map((state) => {
    const place = state.point && placement.toPlace(state.point);
    const isUsable = place && Number.isFinite(place.x + place.y);
    return { state, place: isUsable ? place : undefined };
  });
  const storeyed = points.flatMap(({ state, place }) =>
    place ? [{ label: storeyLabel(state), z: place.z }] : [],
  );
  const { floors, floorOf } = assignFloors(footed.length > 0 ? footed : storeyed, notes);
  const cells = footed.map(({ cell, footprint, label, z }) => ({
    ...classifyCell(cell),
    cell,
    footprint,
    floor: floorOf({ label, z }),
  }));
  const states = planStates(points, { model, cells, floorOf, notes });
  return { model, placement, floors, cells, states, floorOf };
}

type StatePlace = { readonly state: RawState; readonly place: Place3 | undefined };

function planStates(
  points: readonly StatePlace[],
  context: Pick<IndoorPlan, 'model' | 'cells' | 'floorOf'> & { readonly notes: ImportNotes },
): Map<string, PlannedState> {
  const byCell = new Map(context.cells.map((cell) => [cell.cell.id, cell]));
  const cellOfState = new Map<string, PlannedCell>();
  for (const cell of context.cells) {
    for (const id of cell.cell.duality) cellOfState.set(id, cell);
  }
  const findCell = createCellFinder(context.cells);
  const states = new Map<string, PlannedState>();
  for (const { state, place } of points) {
    const dual = state.duality.map((id) => byCell.get(id)).find(Boolean);
    const cell = dual ?? cellOfState.get(state.id);
    const at = place ?? (cell && labelPoint(cell));
    if (!at) {
      context.notes.add({
        action: 'dropped',
        code: 'state-without-place',
        message: `The state "${state.id}" has no point and no cell. It is left out.`,
        source: state.id,
      });
      continue;
    }
    const label = storeyLabel(state);
    const floor = cell?.floor ?? context.floorOf({ label, z: place?.z });
    const within = cell ?? findCell(floor, at);
    states.set(state.id, { state, floor, at: { x: at.x, y: at.y }, cell, within });
  }
  return states;
}

/** Returns a point well inside the largest part of a cell. */
export function labelPoint({ footprint }: PlannedCell): Point | undefined {
  const largest = footprint.polygons.toSorted((a, b) => polygonArea(b) - polygonArea(a))[0];
  return largest && interiorPoint(largest);
}
