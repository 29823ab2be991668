import type { IndoorPlan, PlannedState } from './indoor-plan.ts';

/**
 * Finds states without a cell and without transitions, but with a name: an information desk, a
 * defibrillator.
 */
export function findLandmarks(plan: Pick<IndoorPlan, 'model' | 'states'>): PlannedState[] {
  const used = new Set(plan.model.transitions.flatMap(({ ends }) => ends));
  return [...plan.states.values()].filter(
    ({ state, cell }) =>
      !cell && !used.has(state.id) && state.name !== undefined && state.name !== state.id,
  );
}
