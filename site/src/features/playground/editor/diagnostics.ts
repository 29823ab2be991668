import { type Diagnostic, linter } from '@codemirror/lint';
import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';

/** A problem at a line. Lines are 1-based. */
export type ProblemMark = { readonly line: number; readonly message: string };

/** Sets the problems of the last compilation and run. */
export const setProblemMarks = StateEffect.define<readonly ProblemMark[]>();

const marksField = StateField.define<readonly ProblemMark[]>({
  create: () => [],
  update(marks, transaction) {
    const marksEffect = transaction.effects.find((effect) => effect.is(setProblemMarks));
    if (marksEffect) return marksEffect.value as readonly ProblemMark[];
    // An edit may have fixed the problem; the next run decides.
    return transaction.docChanged ? [] : marks;
  },
});

/** Shows the problems of the last run, beside those of the type checker. */
export const diagnostics: Extension = [
  marksField,
  linter(({ state }) => state.field(marksField).map((mark) => toDiagnostic(mark, state.doc)), {
    delay: 100,
    needsRefresh: ({ startState, state }) =>
      startState.field(marksField) !== state.field(marksField),
  }),
];

function toDiagnostic({ line, message }: ProblemMark, doc: Text): Diagnostic {
  const { from, to, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: Math.max(start, to), severity: 'error', source: 'run', message };
}
