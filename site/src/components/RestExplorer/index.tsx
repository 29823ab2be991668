import type { ApiName } from '@brand/rest-api';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './styles.module.css';

const Explorer = lazy(() => import('./Explorer'));

type Props = { readonly api: ApiName };

/** Requests that the reader sends from the page. It is larger than the page, and loads when asked for. */
export default function RestExplorer({ api }: Props): ReactNode {
  const [isStarted, setIsStarted] = useState(false);
  return (
    <section className={styles.explorer} aria-label="API explorer">
      {isStarted ? (
        <Suspense fallback={<p role="status">Loading the explorer</p>}>
          <Explorer api={api} />
        </Suspense>
      ) : (
        <div className={styles.start}>
          <button
            type="button"
            className="button button--primary"
            onClick={() => setIsStarted(true)}
          >
            Open the API explorer
          </button>
          <p>Loads about 450 kB. Requests go to the demo service of this portal.</p>
        </div>
      )}
    </section>
  );
}
