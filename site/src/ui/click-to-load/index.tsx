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
  /** Rendered on request, so that a lazy component is loaded then. */
  readonly children: ReactNode;
};

/** Large content that loads on request: a map is larger than its page. */
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
