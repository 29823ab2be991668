import useIsBrowser from '@docusaurus/useIsBrowser';
import type { MapView } from '@brand/web-sdk';
import type { ToolBundle } from '@site/src/tools/venue/tool-venue';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

export type VenueStageProps = {
  /** The venue to show; `undefined` while it is being opened. */
  readonly bundle: ToolBundle | undefined;
  /** Why there is none. */
  readonly problem?: string | undefined;
  /** Told of the map when it can be used, and `undefined` when it is gone. Stays the same. */
  readonly onMap: (map: MapView | undefined) => void;
  /** Colours and light of the map. @defaultValue those of the page */
  readonly theme?: 'light' | 'dark';
  /** Whether the venue's places are labelled. @defaultValue `true` */
  readonly hasLabels?: boolean;
};

const Stage = lazy(() => import('./Stage'));

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
