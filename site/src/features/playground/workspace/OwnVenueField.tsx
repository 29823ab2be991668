import { useEffect, useState } from 'react';
import { useOwnVenue } from '@site/src/venue/own/use-own-venue';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';

/** While samples show the reader's venue: names it, and runs the program with a demo venue instead. */
export default function OwnVenueField({ session, state }: Playing) {
  const offered = useOwnVenue();
  const [isDemoChosen, setDemoChosen] = useState(false);
  const venue = isDemoChosen ? undefined : offered;
  const { source, isShared, drawnVenue } = state;
  useEffect(() => session.setOwnVenue(venue), [session, venue]);
  if (!offered || source?.version !== '6.0') return null;
  return (
    <div className={barStyles.field} data-own-venue>
      <span>Drawn</span>
      <span role="status" className={barStyles.drawn}>
        {isShared
          ? 'The demo venue, because this code was shared'
          : (drawnVenue ?? 'The demo venue')}
      </span>
      {!isShared && (
        <button
          type="button"
          className={barStyles.button}
          onClick={() => setDemoChosen((isDemo) => !isDemo)}
        >
          {venue ? 'Use demo venue' : 'Use your venue'}
        </button>
      )}
    </div>
  );
}
