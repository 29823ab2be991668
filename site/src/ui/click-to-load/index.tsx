import { clsx } from 'clsx';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import styles from './styles.module.css';
import { useFocusRecovery } from './use-focus-recovery';

type Props = {
  /** Accessible name of the content. */
  readonly label: string;
  /** Label of the load button. */
  readonly action: string;
  /** A description of the loaded content. */
  readonly note: string;
  /** Shown behind the load button. */
  readonly picture?: ReactNode;
  readonly className?: string | undefined;
  /** Called with the frame when the reader presses the button. */
  readonly onStart?: (frame: HTMLElement) => void;
  /** Rendered on request, so that a lazy component is loaded then. */
  readonly children: ReactNode;
};

/** Large content that loads on request: a map is larger than its page. */
export default function ClickToLoad(props: Props): ReactNode {
  const { label, action, note, picture, className = styles.box, onStart, children } = props;
  const [isStarted, setIsStarted] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useFocusRecovery(frame);
  const start = (): void => {
    setIsStarted(true);
    if (frame.current) onStart?.(frame.current);
  };
  return (
    <section ref={frame} className={clsx(styles.frame, className)} aria-label={label} tabIndex={-1}>
      {isStarted ? (
        <Suspense
          fallback={
            <div className={clsx(styles.start, picture !== undefined && styles.over)}>
              {picture}
              <p role="status">Loading</p>
            </div>
          }
        >
          {children}
        </Suspense>
      ) : (
        <div className={clsx(styles.start, picture !== undefined && styles.over)}>
          {picture}
          <div className={styles.card}>
            <button type="button" className="button button--primary" onClick={start}>
              {action}
            </button>
            <p>{note}</p>
          </div>
        </div>
      )}
    </section>
  );
}
