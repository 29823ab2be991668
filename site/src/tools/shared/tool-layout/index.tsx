import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FullScreenButton } from './FullScreenButton';
import { SheetHandle } from './SheetHandle';
import type { SheetPosition } from './sheet-position';
import { StageSlot } from './stage-slot';
import styles from './styles.module.css';
import { useFullScreen } from './use-full-screen';

type Props = {
  /** Shown while no part of the tool has filled the stage, which then has no full screen. */
  readonly placeholder?: ReactNode;
  /** Content of the panel. A `ToolStage` in it goes to the stage. */
  readonly children: ReactNode;
};

/**
 * The shell of every tool: a stage beside a panel that scrolls by itself, or on a phone a stage
 * above a sheet. Both stay mounted in every layout, so that no work is lost.
 */
export default function ToolLayout({ placeholder, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<SheetPosition>('half');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const stage = useMemo(
    () => ({
      element: slot ?? undefined,
      show: () => setPosition((before) => (before === 'full' ? 'half' : before)),
    }),
    [slot],
  );
  const { state, toggle } = useFullScreen(root);
  return (
    <div ref={root} className={styles.layout} data-full={state === 'off' ? undefined : state}>
      <div className={styles.parts} data-sheet={position}>
        <div className={styles.stage}>
          {placeholder}
          <div ref={setSlot} className={styles.slot} />
          {(!placeholder || state !== 'off') && (
            <FullScreenButton isOn={state !== 'off'} onToggle={toggle} />
          )}
        </div>
        <div ref={panel} className={styles.panel}>
          <SheetHandle panel={panel} position={position} onPosition={setPosition} />
          <div className={styles.content}>
            <StageSlot value={stage}>{children}</StageSlot>
          </div>
        </div>
      </div>
    </div>
  );
}
