import useBaseUrl from '@docusaurus/useBaseUrl';
import { useColorMode } from '@docusaurus/theme-common';
import type { Variant } from '@site/src/samples/live-parts-props';
import { acquireSlot, removeHolder } from '@site/src/samples/run-slot';
import SampleFailure from '@site/src/samples/SampleFailure';
import SampleFrame from '@site/src/samples/SampleFrame';
import type { SampleVenue } from '@site/src/samples/own-venue/use-sample-venue';
import VenueNote from '@site/src/samples/own-venue/VenueNote';
import { useEffect } from 'react';
import type { Stop } from '../stop';
import { useFrameSequence } from './use-frame-sequence';
import styles from './styles.module.css';

type Props = {
  readonly stop: Stop;
  readonly variant: Variant;
  readonly title: string;
  readonly venue: SampleVenue;
  /** Otherwise, the stage shows screenshots. */
  readonly isStarted: boolean;
  readonly onStart: () => void;
};

/** One live map: the sample of the current section replaces the one before. */
export default function MapStage(props: Props) {
  const { stop, variant, title, venue, isStarted, onStart } = props;
  const folder = useBaseUrl(`/samples/${stop.sample}`);
  // With another venue, a sample is another run.
  const page = `${folder}/${variant}.html#${venue.own?.id ?? ''}`;
  const [frames, dispatch] = useFrameSequence({ page, isStarted });
  const { shown, incoming, leaving, flight, failure } = frames;
  const { colorMode: theme } = useColorMode();
  const look = { theme, language: document.documentElement.lang };
  const failed = failure?.page === page ? failure : undefined;

  useOnlyMap(isStarted);
  const roles = { shown, incoming, leaving };
  const runs = Object.entries(roles)
    .flatMap(([role, run]) => (run ? [{ ...run, role }] : []))
    // A frame that moves within the document loads again.
    .toSorted((a, b) => a.key - b.key);
  return (
    <>
      <div className={styles.stage}>
        {runs.map(({ key, page: address, role }) => (
          <div key={key} className={styles.layer} data-role={role} inert={role !== 'shown'}>
            <SampleFrame
              page={address.replace(/#.*/, '')}
              look={look}
              title={title}
              venue={venue.own}
              onVenue={venue.onReport}
              onDrawn={() => dispatch({ type: 'drawn', key })}
              onFail={(message) => dispatch({ type: 'fail', key, message: withNetwork(message) })}
              onView={(view) => dispatch({ type: 'view', key, view })}
              flyTo={role === 'shown' ? flight : undefined}
              onArrive={() => dispatch({ type: 'arrive' })}
            />
          </div>
        ))}
        <div className={styles.poster} data-hidden={shown ? '' : undefined}>
          {['light', 'dark'].map((name) => (
            <img
              key={name}
              className={styles[name]}
              src={`${folder}/${name}.webp`}
              alt={shown ? '' : stop.alt}
              width={1440}
              height={840}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        {isStarted && incoming && !incoming.isDrawn && (
          <p className={styles.loading}>Loading the map…</p>
        )}
        {!isStarted && (
          <button
            type="button"
            className={`button button--primary button--sm ${styles.start}`}
            onClick={onStart}
          >
            Start the map
          </button>
        )}
        {failed && (
          <div className={styles.failed}>
            <SampleFailure
              subject="The sample"
              venue={venue}
              message={failed.message}
              onRetry={() => dispatch({ type: 'start', page })}
            />
          </div>
        )}
        <span className="visually-hidden" role="status">
          {shown && !incoming ? `The map shows: ${title}` : ''}
        </span>
      </div>
      <VenueNote venue={venue} isRunning={isStarted} hasFailed={failed !== undefined} />
    </>
  );
}

/** Stops the sample that runs in the text. */
function useOnlyMap(isStarted: boolean): void {
  useEffect(() => {
    if (!isStarted) return undefined;
    const holder = { start: () => {}, stop: () => {} };
    acquireSlot(holder);
    return () => removeHolder(holder);
  }, [isStarted]);
}

function withNetwork(message: string): string {
  return navigator.onLine
    ? message
    : `You are offline. The map continues when the connection is back. (${message})`;
}
