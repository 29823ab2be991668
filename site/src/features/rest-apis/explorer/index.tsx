import type { ApiName } from '@brand/rest-api';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type RequestedOperation, parseOperationHash, tryAnchor } from '../try-anchor';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import styles from './styles.module.css';

const Explorer = lazy(() => import('./Explorer'));

type Props = {
  readonly api: ApiName;
  /**
   * Ids of its operations, separated by spaces; see
   * `src/features/rest-apis/node/remark-rest-apis.ts`.
   */
  readonly operations: string;
};

/** Lets readers send requests from the page. It is larger than the page, and loads on demand. */
export default function RestExplorer({ api, operations }: Props): ReactNode {
  const ids = operations.split(' ');
  const { collectAnchor } = useBrokenLinks();
  for (const id of ids) collectAnchor(tryAnchor(id));
  const section = useRef<HTMLElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const asked = useAskedOperation(operations);
  const toTry = asked?.isToTry === true ? asked.visit : undefined;
  if (toTry !== undefined && !isStarted) setIsStarted(true);
  useEffect(() => {
    if (toTry !== undefined) section.current?.scrollIntoView();
  }, [toTry]);
  return (
    <section ref={section} className={styles.explorer} aria-label="API explorer">
      {isStarted ? (
        <Suspense fallback={<p role="status">Loading the explorer</p>}>
          <Explorer api={api} asked={asked} />
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

/** The operation that the hash names; `undefined` during the build and hydration. */
function useAskedOperation(operations: string): RequestedOperation | undefined {
  const isBrowser = useIsBrowser();
  const { hash, key = '' } = useLocation();
  return useMemo(
    () => (isBrowser ? parseOperationHash({ hash, key }, operations.split(' ')) : undefined),
    [isBrowser, hash, key, operations],
  );
}
