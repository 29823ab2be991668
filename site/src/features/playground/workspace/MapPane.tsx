import Link from '@docusaurus/Link';
import { NO_WEBGL } from '@site/src/venue/why-no-map';
import { type RefObject, useMemo } from 'react';
import { hasWebGl } from './has-web-gl';
import Picture from './Picture';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';
import mapStyles from './map.module.css';

type Props = Playing & {
  readonly picture: { readonly folder: string; readonly alt: string } | undefined;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly goTo: (file: string, line: number) => void;
};

/** The running map, with a static image until it is drawn and if it cannot be. */
export default function MapPane({ session, state, picture, stage, goTo }: Props) {
  const { phase, hasMap, problems } = state;
  const canDraw = useMemo(() => hasWebGl(), []);
  const problem = problems.at(-1);
  const hasFailed = phase === 'failed' || phase === 'stopped';
  return (
    <div className={mapStyles.stage} data-phase={phase} data-drawn={hasMap ? '' : undefined}>
      <div ref={stage} className={mapStyles.frames} />
      {!hasMap && picture && <Picture {...picture} />}
      {phase === 'loading' && canDraw && (
        <p className={mapStyles.status} role="status">
          {hasMap ? 'Running…' : 'Loading the map…'}
        </p>
      )}
      {!canDraw && (
        <div className={mapStyles.message} role="alert">
          <p>{NO_WEBGL} This is a static image.</p>
          <Link to="/web-sdk/getting-started">Troubleshoot a blank map</Link>
        </div>
      )}
      {canDraw && hasFailed && problem && (
        <div className={mapStyles.message} role="alert">
          <p>{problem.message}</p>
          <p>
            {problem.place && (
              <button
                type="button"
                className={barStyles.button}
                onClick={() => problem.place && goTo(problem.place.file, problem.place.line)}
              >
                Go to line {problem.place.line}
              </button>
            )}
            <button type="button" className={barStyles.button} onClick={() => void session.run()}>
              Run again
            </button>
            {state.isEdited && (
              <button type="button" className={barStyles.button} onClick={() => session.reset()}>
                Reset the code
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
