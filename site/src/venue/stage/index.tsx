import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';
import styles from './styles.module.css';
import type { VenueStageProps } from './venue-stage-props';

const Stage = lazyPart(() => import(/* webpackChunkName: "stage" */ './Stage'));

/** A venue drawn by the Web SDK, with the switch of its floors. Keeps its height from the start. */
export default function VenueStage(props: VenueStageProps): ReactNode {
  const empty = (
    <div className={styles.stage}>
      <div className={styles.bar} />
      <div className={styles.frame}>
        <p className={styles.message} role="status">
          Loading the map
        </p>
      </div>
    </div>
  );
  if (!useIsBrowser()) return empty;
  return (
    <Suspense fallback={empty}>
      <Stage {...props} />
    </Suspense>
  );
}
