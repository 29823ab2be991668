import { type Diagnostic, linter } from '@codemirror/lint';
import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';

/** Something that went wrong at a line. Lines begin with 1. */
export type ProblemMark = { readonly line: number; readonly message: string };

/** Tells the editor what went wrong when the program was compiled and run. */
export const setProblemMarks = StateEffect.define<readonly ProblemMark[]>();

const marksField = StateField.define<readonly ProblemMark[]>({
  create: () => [],
  update(marks, transaction) {
    const told = transaction.effects.find((effect) => effect.is(setProblemMarks));
    if (told) return told.value as readonly ProblemMark[];
    // A line that is changed may be right now; the next run tells.
    return transaction.docChanged ? [] : marks;
  },
});

/** Shows problems of the last run at their lines, beside those that the types have. */
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
