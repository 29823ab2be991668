import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import { buildFrameUrl } from '@site/src/samples/frame-messages';
import SampleFrame from '@site/src/samples/SampleFrame';
import { sampleFolderOf } from '../items';
import Picture from '../Picture';
import type { ShowcaseItem, ShowcaseVersion } from '../showcase-item';
import { useRef, useState } from 'react';
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
  const restart = (): void => {
    setPhase({ name: 'loading' });
    setAttempt((count) => count + 1);
  };
  return (
    <div className={styles.app}>
      <div ref={stage} className={styles.stage} data-phase={phase.name}>
        <div className={styles.picture}>
          <Picture version={version} item={item} />
        </div>
        {phase.name !== 'failed' && (
          <SampleFrame
            key={attempt}
            {...{ page, look, title }}
            onDrawn={() => setPhase({ name: 'running' })}
            onFail={(message) => setPhase({ name: 'failed', message })}
          />
        )}
        {phase.name === 'loading' && <p className={styles.loading}>Loading the app…</p>}
        {phase.name === 'failed' && (
          <div className={styles.failure} role="alert">
            <p>The app stopped: {phase.message}</p>
            <button type="button" className="button button--primary button--sm" onClick={restart}>
              Try again
            </button>
            <Link to="/web-sdk/getting-started">What to check when a map stays blank</Link>
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <span className="visually-hidden" role="status">
          {STATUS[phase.name]}
        </span>
        <Link className={styles.primary} to={`/playground/?sample=showcase/${version}/${id}`}>
          Open in playground
        </Link>
        <Share title={title} />
        <button type="button" onClick={restart}>
          Restart
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={() => void stage.current?.requestFullscreen()}>
            Full screen
          </button>
        )}
        <a href={buildFrameUrl(page, look)} target="_blank" rel="noopener">
          Open in new tab
        </a>
      </div>
    </div>
  );
}
