import type { ReactNode } from 'react';

/** Renders text between backquotes as code, in findings and advice. */
export function CodeText({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- The parts of one sentence do not move.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
