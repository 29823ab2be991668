import Link from '@docusaurus/Link';
import { useColorMode } from '@docusaurus/theme-common';
import { lazy, Suspense, useRef } from 'react';
import { buildFrameUrl } from './frame-messages';
import { useSampleVenue } from './own-venue/use-sample-venue';
import { useVenueChange } from './own-venue/use-venue-change';
import SampleFailure from './SampleFailure';
import { useRunSlot } from './use-run-slot';
import { type Phase, useSampleRun } from './use-sample-run';
import VariantTabs from './VariantTabs';
import styles from './styles.module.css';
import type { LivePartsProps } from './live-parts-props';

// Few readers have a venue of their own. Without the note, the sample still shows it.
const VenueNote = lazy(() =>
  import(/* webpackChunkName: "venue-note" */ './own-venue/VenueNote').catch(() => ({
    default: () => null,
  })),
);

const STATUS: Readonly<Record<Phase['name'], string>> = {
  idle: '',
  loading: 'Loading the map',
  running: 'The map is running',
  failed: '',
};

/** The interactive part of a sample: the running map over its screenshot, and the bar below. */
export default function LiveParts(props: LivePartsProps) {
  const { id, sample, editable, folder, title, variants, variant, onVariant } = props;
  const { colorMode: theme } = useColorMode();
  const { phase, setPhase, attempt, Frame, begin, end } = useSampleRun();
  const venue = useSampleVenue(sample);
  // A running or failed sample starts again in the other venue.
  useVenueChange(venue.own?.id, () => phase.name !== 'idle' && begin());
  const stage = useRef<HTMLDivElement>(null);
  const turn = useRunSlot({ stage, start: begin, stop: end });
  const isOn = phase.name === 'loading' || phase.name === 'running';
  const look = { theme, language: document.documentElement.lang };
  const page = `${folder}/${variant}.html`;
  return (
    <>
      <div ref={stage} className={styles.stage} data-phase={phase.name}>
        {isOn && Frame && (
          <Frame
            key={`${variant} ${attempt} ${venue.own?.id ?? ''}`}
            {...{ page, look, title }}
            venue={venue.own}
            onVenue={venue.onReport}
            onDrawn={() => setPhase({ name: 'running' })}
            onFail={(message) => setPhase({ name: 'failed', message })}
          />
        )}
        {phase.name === 'idle' && (
          // For pointers. The button in the bar does the same for keyboards and screen readers.
          <button
            type="button"
            className={styles.cover}
            tabIndex={-1}
            aria-hidden="true"
            onClick={turn.take}
          />
        )}
        {phase.name === 'loading' && <p className={styles.loading}>Loading the map…</p>}
        {phase.name === 'failed' && (
          <SampleFailure
            subject="The sample"
            message={phase.message}
            venue={venue}
            onRetry={turn.take}
          />
        )}
      </div>
      <div className={styles.bar}>
        <VariantTabs {...{ id, variants, variant, onVariant }} />
        <span className="visually-hidden" role="status">
          {STATUS[phase.name]}
        </span>
        <div className={styles.actions}>
          {isOn && (
            <button type="button" className={styles.button} onClick={begin}>
              Reset
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            onClick={isOn ? turn.giveUp : turn.take}
            data-run={isOn ? undefined : ''}
          >
            {isOn ? 'Stop' : 'Run sample'}
          </button>
          {editable.split(' ').includes(variant) && (
            <Link
              className={styles.button}
              to={`/playground/?sample=${sample}${variant === 'react' ? '/react' : ''}`}
            >
              Edit in playground
            </Link>
          )}
          <a
            className={styles.button}
            href={buildFrameUrl(page, look)}
            target="_blank"
            rel="noopener"
            title={venue.own ? 'Open in new tab, with the demo venue' : 'Open in new tab'}
          >
            <span aria-hidden="true">↗</span>
            <span className="visually-hidden">Open in new tab</span>
          </a>
        </div>
      </div>
      {venue.offered && (
        <Suspense fallback={null}>
          <VenueNote venue={venue} isRunning={isOn} hasFailed={phase.name === 'failed'} />
        </Suspense>
      )}
    </>
  );
}
