import { hasWebGl } from '@site/src/features/playground/workspace/has-web-gl';
import { useNewSession } from '@site/src/features/playground/workspace/use-session';
import { NO_WEBGL } from '@site/src/venue/why-no-map';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import CodePane from './CodePane';
import FloorSwitch from './FloorSwitch';
import type { LiveProps } from './live-props';
import styles from '../styles.module.css';

const STATUS = {
  loading: 'Loading the map…',
  running: '',
  failed: '',
  stopped: '',
} as const;

/** The running sample over its picture, with the floor switch and the editor. */
export default function Live({ sample, bar, code }: LiveProps) {
  const frames = useRef<HTMLDivElement>(null);
  const { session, state } = useNewSession();
  const canDraw = useMemo(() => hasWebGl(), []);

  const open = useCallback(() => {
    if (frames.current && canDraw) {
      void session.open(sample, { container: frames.current, hash: '' });
    }
  }, [session, sample, canDraw]);
  useEffect(() => {
    open();
    return () => session.close();
  }, [session, open]);

  const { phase, hasMap, problems } = state;
  const hasFailed = phase === 'failed' || phase === 'stopped';
  const showMap = (): void => frames.current?.scrollIntoView({ block: 'nearest' });
  return (
    <>
      <div ref={frames} className={styles.frames} data-drawn={hasMap ? '' : undefined} />
      {!canDraw && (
        <p className={styles.message} role="alert">
          {NO_WEBGL} The page shows an image instead.
        </p>
      )}
      {canDraw && hasFailed && !hasMap && (
        <div className={styles.message} role="alert">
          <p>{problems.at(-1)?.message}</p>
          <button type="button" className="button button--primary button--sm" onClick={open}>
            Try again
          </button>
        </div>
      )}
      {canDraw &&
        createPortal(
          <>
            {hasMap && <FloorSwitch {...{ session, state }} />}
            <span className={styles.status} role="status">
              {STATUS[phase]}
            </span>
          </>,
          bar,
        )}
      {canDraw && createPortal(<CodePane key={sample} {...{ session, state, showMap }} />, code)}
    </>
  );
}
