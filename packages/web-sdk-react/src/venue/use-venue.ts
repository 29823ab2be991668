import { useContext } from 'react';
import { ReactSdkError } from '../react-sdk-error.ts';
import { VenueContext, type VenueState } from './venue-context.ts';

/**
 * Returns the venue of the surrounding `VenueProvider` or `MapView`, and its loading state. Inside
 * a `MapView` the venue is always open, so `useMap().venue` is shorter there.
 *
 * @example
 * function ShopList() {
 *   const { status, venue, error } = useVenue();
 *   if (status === 'failed') return <p role="alert">{error.message}</p>;
 *   if (status === 'loading') return <p>Loading</p>;
 *   return <ul>{venue.locations.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>;
 * }
 */
export function useVenue(): VenueState {
  const state = useContext(VenueContext);
  if (state) return state;
  throw new ReactSdkError(
    'react/no-venue',
    'useVenue: expected a VenueProvider or a MapView around this component, found none. Render it inside one of them.',
  );
}
