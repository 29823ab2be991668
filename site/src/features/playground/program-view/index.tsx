import { NO_WEBGL } from '@site/src/venue/why-no-map';
import { useOwnVenue } from '@site/src/venue/own/use-own-venue';
import { useEffect, useMemo, useRef } from 'react';
import type { Phase } from '../session/playground-state';
import { hasWebGl } from '../workspace/has-web-gl';
import { useNewSession } from '../workspace/use-session';
import styles from './styles.module.css';

type Props = {
  /** Path of the sample, below `examples/`. */
  readonly sample: string;
  /** Hash of a playground link; empty if the sample runs unchanged. */
  readonly hash: string;
};

/** For screen readers. Failures are alerts of their own. */
const STATUS: Readonly<Record<Phase, string>> = {
  loading: 'Loading the map',
  running: 'The map is running',
  failed: '',
  stopped: '',
};

/** A running program without an editor: its map, and its errors below. It ends on unmount. */
export default function ProgramView({ sample, hash }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const { session, state } = useNewSession();
  const canDraw = useMemo(() => hasWebGl(), []);
  const ownVenue = useOwnVenue();

  useEffect(() => session.setOwnVenue(ownVenue), [session, ownVenue]);

  useEffect(() => {
    if (!stage.current || !canDraw) return undefined;
    void session.open(sample, { container: stage.current, hash, isDraftIgnored: true });
    return () => session.close();
  }, [session, sample, hash, canDraw]);

  const { phase, hasMap, isEdited, notice, problems } = state;
  // The code of the link could not be read, so the sample runs without it.
  const warning = hash !== '' && !isEdited ? notice : undefined;
  const messages = canDraw ? problems : [{ id: 0, message: NO_WEBGL, place: undefined }];
  return (
    <div className={styles.view} data-phase={canDraw ? phase : 'failed'}>
      <div className={styles.stage} data-drawn={hasMap ? '' : undefined}>
        <div ref={stage} className={styles.frames} />
        {canDraw && phase === 'loading' && (
          <p className={styles.loading} aria-hidden="true">
            Loading the map…
          </p>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {canDraw ? STATUS[phase] : ''}
      </span>
      {ownVenue && hasMap && (
        <p className={styles.warning}>Shows {state.drawnVenue ?? 'the demo venue'}.</p>
      )}
      {warning && <p className={styles.warning}>{warning}</p>}
      {messages.length > 0 && (
        <ul className={styles.problems} role="alert">
          {messages.map(({ id, message, place }) => (
            <li key={id}>
              {place && <strong>{`${place.file}, line ${place.line}: `}</strong>}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
