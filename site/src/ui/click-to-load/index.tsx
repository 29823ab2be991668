import { type ReactNode, Suspense, useRef, useState } from 'react';
import styles from './styles.module.css';
import { useFocusRecovery } from './use-focus-recovery';

type Props = {
  /** What it is, for users of screen readers. */
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  /** What is loaded then. */
  readonly note: string;
  /** Rendered when the reader asks for it: a lazy component is loaded then. */
  readonly children: ReactNode;
};

/** Something large in a page. It loads when it is asked for: a map is larger than its page. */
export default function ClickToLoad({ label, action, note, children }: Props): ReactNode {
  const [isStarted, setIsStarted] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useFocusRecovery(frame);
  return (
    <section ref={frame} className={styles.frame} aria-label={label} tabIndex={-1}>
      {isStarted ? (
        <Suspense
          fallback={
            <p className={styles.start} role="status">
              Loading
            </p>
          }
        >
          {children}
        </Suspense>
      ) : (
        <div className={styles.start}>
          <button
            type="button"
            className="button button--primary"
            onClick={() => setIsStarted(true)}
          >
            {action}
          </button>
          <p>{note}</p>
        </div>
      )}
    </section>
  );
}
