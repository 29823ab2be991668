import type { VenueState } from '../map/map-scope.ts';
import { useMapScope } from '../map/use-map.ts';

/**
 * Returns the venue of the map around this component, as data for lists and texts. The data is read
 * once, not row by row, and again when the language changes.
 *
 * @example
 * function ShopList() {
 *   const { status, venue, error } = useVenue();
 *   if (status === 'failed') return <Text>{error.message}</Text>;
 *   if (status === 'loading') return <Text>Loading</Text>;
 *   return <FlatList data={venue.locations} renderItem={({ item }) => <Text>{item.name}</Text>} />;
 * }
 */
export function useVenue(): VenueState {
  return useMapScope('useVenue').venue;
}
