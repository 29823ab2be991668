import { clsx } from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import { buildFrameUrl } from '@site/src/samples/frame-messages';
import SampleFailure from '@site/src/samples/SampleFailure';
import SampleFrame from '@site/src/samples/SampleFrame';
import { useSampleVenue } from '@site/src/samples/own-venue/use-sample-venue';
import { useVenueChange } from '@site/src/samples/own-venue/use-venue-change';
import VenueNote from '@site/src/samples/own-venue/VenueNote';
import { sampleFolderOf } from '../items';
import type { ShowcaseItem, ShowcaseVersion } from '../showcase-item';
import { useRef, useState } from 'react';
import Poster from './Poster';
import Share from './Share';
import styles from './styles.module.css';

type Props = { readonly version: ShowcaseVersion; readonly item: ShowcaseItem };

type Phase =
  | { readonly name: 'loading' | 'running' }
  | { readonly name: 'failed'; readonly message: string };

const STATUS: Readonly<Record<Phase['name'], string>> = {
  loading: 'Loading the app',
  running: 'The app is running',
  failed: '',
};

/** The app in its frame with its actions. A screenshot is shown until the app is visible. */
export default function Stage({ version, item }: Props) {
  const { id, title } = item;
  const { colorMode: theme } = useColorMode();
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const page = `${useBaseUrl(sampleFolderOf(version, id))}/main.html`;
  const look = { theme, language: document.documentElement.lang };
  const venue = useSampleVenue(`showcase/${version}/${id}`);
  // The app starts again in the other venue.
  useVenueChange(venue.own?.id, () => setPhase({ name: 'loading' }));
  const restart = (): void => {
    setPhase({ name: 'loading' });
    setAttempt((count) => count + 1);
  };
  return (
    <div className={styles.app}>
      <div ref={stage} className={styles.stage} data-phase={phase.name}>
        <div className={styles.picture}>
          <Poster {...{ version, item, theme }} />
        </div>
        {phase.name !== 'failed' && (
          <SampleFrame
            key={`${attempt} ${venue.own?.id ?? ''}`}
            {...{ page, look, title }}
            venue={venue.own}
            onVenue={venue.onReport}
            onDrawn={() => setPhase({ name: 'running' })}
            onFail={(message) => setPhase({ name: 'failed', message })}
          />
        )}
        {phase.name === 'loading' && <p className={styles.loading}>Loading the app…</p>}
        {phase.name === 'failed' && (
          <SampleFailure
            subject="The app"
            message={phase.message}
            venue={venue}
            onRetry={restart}
          />
        )}
      </div>
      <VenueNote
        venue={venue}
        isRunning={phase.name !== 'failed'}
        hasFailed={phase.name === 'failed'}
      />
      <div className={styles.bar}>
        <span className="visually-hidden" role="status">
          {STATUS[phase.name]}
        </span>
        <Link
          className={clsx('button button--primary button--sm', styles.primary)}
          to={`/playground/?sample=showcase/${version}/${id}`}
        >
          Open in playground
        </Link>
        <Share title={title} />
        <button type="button" className="button button--secondary button--sm" onClick={restart}>
          Restart
        </button>
        {document.fullscreenEnabled && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => void stage.current?.requestFullscreen()}
          >
            Full screen
          </button>
        )}
        <a
          className="button button--secondary button--sm"
          href={buildFrameUrl(page, look)}
          target="_blank"
          rel="noopener"
        >
          Open in new tab
        </a>
      </div>
    </div>
  );
}
