import type { Route } from '@brand/web-sdk';
import { type ReactNode, useState } from 'react';
import { formatDistance, formatDuration } from '../texts/format-numbers.ts';
import { useSession, useSnapshot } from './session-context.ts';

/** The instructions of a route. A clicked step is shown on the map. */
export function RouteSteps({ route }: { readonly route: Route }): ReactNode {
  const session = useSession();
  const { texts, language } = useSnapshot();
  const [current, setCurrent] = useState<number>();
  return (
    <>
      <p className="vw-summary">
        <strong>{formatDuration(route.durationSeconds, language)}</strong>{' '}
        {formatDistance(route.distance, language)}
      </p>
      <ol className="vw-steps" aria-label={texts.steps}>
        {route.instructions.map(({ text, distance, floor, action, pointIndex }, index) => (
          <li key={`${pointIndex} ${action}`}>
            <button
              type="button"
              className="vw-step"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => {
                setCurrent(index);
                session.showStep(index);
              }}
            >
              {text}
              <span className="vw-note">
                {[floor.name, ...(distance >= 1 ? [formatDistance(distance, language)] : [])].join(
                  ' · ',
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
