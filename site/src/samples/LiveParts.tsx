import Link from '@docusaurus/Link';
import { useColorMode } from '@docusaurus/theme-common';
import { useCallback, useRef, useState } from 'react';
import { buildFrameUrl } from './frame-messages';
import SampleFrame from './SampleFrame';
import { useRunSlot } from './use-run-slot';
import VariantTabs from './VariantTabs';
import styles from './styles.module.css';
import type { LivePartsProps } from './live-parts-props';

type Phase =
  | { readonly name: 'idle' | 'loading' | 'running' }
  | { readonly name: 'failed'; readonly message: string };

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
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const begin = useCallback(() => {
    setPhase({ name: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const end = useCallback(() => setPhase({ name: 'idle' }), []);
  const stage = useRef<HTMLDivElement>(null);
  const turn = useRunSlot({ stage, start: begin, stop: end });
  const isOn = phase.name === 'loading' || phase.name === 'running';
  const look = { theme, language: document.documentElement.lang };
  const page = `${folder}/${variant}.html`;
  return (
    <>
      <div ref={stage} className={styles.stage} data-phase={phase.name}>
        {isOn && (
          <SampleFrame
            key={`${variant} ${attempt}`}
            {...{ page, look, title }}
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
          <div className={styles.failure} role="alert">
            <p>The sample stopped: {phase.message}</p>
            <button type="button" className="button button--primary button--sm" onClick={turn.take}>
              Try again
            </button>
            <Link to="/web-sdk/getting-started">What to check when a map stays blank</Link>
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <VariantTabs {...{ id, variants, variant, onVariant }} />
        <span className="visually-hidden" role="status">
          {STATUS[phase.name]}
        </span>
        {phase.name === 'running' && (
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
          {isOn ? 'Stop' : 'Run the sample'}
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
          title="Open in new tab"
        >
          <span aria-hidden="true">↗</span>
          <span className="visually-hidden">Open in new tab</span>
        </a>
      </div>
    </>
  );
}
