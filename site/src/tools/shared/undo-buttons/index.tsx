import type { WorkState } from '../use-tool-document';
import type { ReactNode } from 'react';

type Props = Pick<WorkState<unknown>, 'undo' | 'redo'>;

const CLASS = 'button button--secondary button--sm';

/** Undo and redo buttons; each is disabled without a step to take. */
export default function UndoButtons({ undo, redo }: Props): ReactNode {
  return (
    <>
      <button type="button" className={CLASS} disabled={!undo} onClick={undo}>
        Undo
      </button>
      <button type="button" className={CLASS} disabled={!redo} onClick={redo}>
        Redo
      </button>
    </>
  );
}
