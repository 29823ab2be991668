import { type Block, describeBlock } from './block.ts';
import { groupOf } from './placement.ts';

/** What became of a block. A stage that was not reached or not tried is `undefined`. */
export type Outcome = {
  readonly key: string;
  readonly group: string;
  readonly description: string;
  readonly pasted?: boolean;
  readonly compiled?: boolean;
  readonly run?: boolean;
  /** Why a stage cannot be tried here. */
  readonly reason?: string;
  readonly errors: readonly string[];
};

export type Stages = Pick<Outcome, 'pasted' | 'compiled' | 'run' | 'reason'> & {
  readonly errors?: readonly string[];
};

export function outcomeOf(block: Block, stages: Stages): Outcome {
  return {
    key: `${block.page}#${block.position}`,
    group: groupOf(block),
    description: describeBlock(block),
    errors: [],
    ...stages,
  };
}

/** Joins what several projects found about the same block. A failure in one of them stays. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const merged = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const other = merged.get(outcome.key);
    merged.set(outcome.key, other ? mergeTwo(other, outcome) : outcome);
  }
  return [...merged.values()];
}

function mergeTwo(a: Outcome, b: Outcome): Outcome {
  return {
    ...a,
    ...definedStages(b),
    pasted: both(a.pasted, b.pasted),
    compiled: both(a.compiled, b.compiled),
    run: both(a.run, b.run),
    errors: [...a.errors, ...b.errors],
  };
}

function definedStages({ reason }: Outcome): Partial<Outcome> {
  return reason === undefined ? {} : { reason };
}

function both(a: boolean | undefined, b: boolean | undefined): boolean | undefined {
  return a === undefined || b === undefined ? (a ?? b) : a && b;
}
