import type { ImportNotes } from './import-notes.ts';
import type { IndoorModel, RawPosition, RawTransition } from './indoor-model.ts';

/**
 * Returns the model with ends for transitions that name none but whose line starts and ends exactly
 * at the point of a state, as in files from before version 1.0.
 */
export function matchLooseTransitions(model: IndoorModel, notes: ImportNotes): IndoorModel {
  if (model.transitions.every(({ ends }) => ends.length === 2)) return model;
  const byPoint = new Map<string, string>();
  for (const { id, point } of model.states) {
    const key = point && keyOf(point);
    if (key !== undefined && !byPoint.has(key)) byPoint.set(key, id);
  }
  const transitions = model.transitions.map((transition): RawTransition => {
    if (transition.ends.length === 2) return transition;
    const ends = [transition.line[0], transition.line.at(-1)].flatMap(
      (position) => (position && byPoint.get(keyOf(position))) ?? [],
    );
    if (ends.length < 2 || ends[0] === ends[1]) return transition;
    notes.add({
      action: 'guessed',
      code: 'ends-by-position',
      message: 'Transitions name no states. Their ends are the states at the ends of their line.',
      source: transition.id,
    });
    return { ...transition, ends };
  });
  return { ...model, transitions };
}

function keyOf(position: RawPosition): string {
  return position.map((value) => value.toFixed(3)).join(' ');
}
