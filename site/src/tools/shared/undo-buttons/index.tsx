import type { WorkState } from '../use-tool-document';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = Pick<WorkState<unknown>, 'undo' | 'redo'> & { readonly isSmall?: boolean };

/** Undo and redo buttons; each is disabled without a step to take. */
export default function UndoButtons({ undo, redo, isSmall = false }: Props): ReactNode {
  const className = clsx('button button--secondary', isSmall && 'button--sm');
  return (
    <>
      <button type="button" className={className} disabled={!undo} onClick={undo}>
        Undo
      </button>
      <button type="button" className={className} disabled={!redo} onClick={redo}>
        Redo
      </button>
    </>
  );
}
