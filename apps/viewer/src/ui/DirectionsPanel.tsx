import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { PlaceField } from './PlaceField.tsx';
import { RouteSteps } from './RouteSteps.tsx';
import { useSession, useSnapshot } from './session-context.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Start, destination and the instructions between them. */
export function DirectionsPanel(): ReactNode {
  const session = useSession();
  const { texts, from, to, accessible, route } = useSnapshot();
  const heading = useHeadingFocus();
  return (
    <section className="vw-directions" aria-labelledby="vw-directions-title">
      <button type="button" className="vw-back" onClick={() => session.goHome()}>
        <Icon name="back" /> {texts.back}
      </button>
      <h2 id="vw-directions-title" tabIndex={-1} ref={heading}>
        {texts.directions}
      </h2>
      <PlaceField
        label={texts.from}
        place={from}
        onChange={(place) => void session.setEnds({ from: place })}
      />
      <PlaceField
        label={texts.to}
        place={to}
        onChange={(place) => void session.setEnds({ to: place })}
      />
      <div className="vw-row">
        <label className="vw-check">
          <input
            type="checkbox"
            checked={accessible}
            onChange={({ currentTarget }) => void session.setAccessible(currentTarget.checked)}
          />
          {texts.stepFree}
        </label>
        <button
          type="button"
          className="vw-round"
          aria-label={texts.swap}
          disabled={!from && !to}
          onClick={() => void session.swapEnds()}
        >
          <Icon name="swap" />
        </button>
      </div>
      <div aria-live="polite">
        {from !== undefined && from === to && <p>{texts.sameEnds}</p>}
        {route && !route.found && from !== to && (
          <p>
            {texts.noRoute} <span className="vw-note">{route.message}</span>
          </p>
        )}
        {route?.found && from !== to && <RouteSteps route={route} />}
      </div>
    </section>
  );
}
