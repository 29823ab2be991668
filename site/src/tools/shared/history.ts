/** A state with its undo and redo stacks. */
export type History<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Topic of the last change; the next change of the same topic joins it. */
  readonly topic?: string | undefined;
};

/** The oldest steps beyond this are discarded. */
const MAX_STEPS = 100;

export function createHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** Adds a step. Consecutive changes of one topic are merged, such as those of a slider. */
export function record<State>(
  history: History<State>,
  present: State,
  topic?: string,
): History<State> {
  if (present === history.present) return history;
  const isJoined = topic !== undefined && topic === history.topic;
  const past = isJoined ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], topic };
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest };
}
