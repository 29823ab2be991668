import type { Venue } from '@brand/web-sdk';

/**
 * The data of a venue that the app holds: texts and lists, without shapes. `VenueData` is its type.
 */
export function venueData(venue: Venue): object {
  const { id, name, language, languages, timeZone, address, center, openingHours, extra } = venue;
  const { floors, floorStacks, locations, categories, connections } = venue;
  const topLocations = venue.topLocations.map((place) => ({
    type: place.type,
    id: place.id,
    name: place.name,
  }));
  const about = { id, name, language, languages, timeZone, address, center, openingHours, extra };
  return {
    ...about,
    floors,
    floorStacks,
    locations,
    topLocations,
    categories,
    connections,
  };
}
