import { lazy, type ReactNode, Suspense } from 'react';
import { useOwnVenue } from './use-own-venue';

// If it cannot load, the page works without it.
const Banner = lazy(() =>
  import(/* webpackChunkName: "own-venue" */ './Banner').catch(() => ({ default: () => null })),
);

/** On every page: names the reader's venue that samples and tools show, if there is one. */
export default function OwnVenueBar(): ReactNode {
  const venue = useOwnVenue();
  if (!venue) return null;
  return (
    <Suspense>
      <Banner venue={venue} />
    </Suspense>
  );
}
