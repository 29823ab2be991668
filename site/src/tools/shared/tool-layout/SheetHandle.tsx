import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { nextPosition, type SheetPosition, stepPosition } from './sheet-position';
import styles from './styles.module.css';
import { useSheetDrag } from './use-sheet-drag';

type Props = {
  readonly panel: RefObject<HTMLElement | null>;
  readonly position: SheetPosition;
  readonly onPosition: (position: SheetPosition) => void;
};

/** What a press does, for screen readers. */
const ACTIONS: Readonly<Record<SheetPosition, string>> = {
  peek: 'Open the panel',
  half: 'Enlarge the panel',
  full: 'Close the panel',
};
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Moves the sheet: by a drag, a press, or the arrow keys. Hidden beside a stage. */
export function SheetHandle({ panel, position, onPosition }: Props): ReactNode {
  const { wasDragged, ...drag } = useSheetDrag(panel, onPosition);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onPosition(stepPosition(position, by));
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={ACTIONS[position]}
      aria-expanded={position !== 'peek'}
      onClick={() => {
        if (!wasDragged()) onPosition(nextPosition(position));
      }}
      onKeyDown={step}
      {...drag}
    />
  );
}
