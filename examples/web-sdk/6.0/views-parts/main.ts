import { showVenue } from '@brand/web-sdk';
import { views } from '@brand/web-sdk/views';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region part
const favourites = new Set<string>(['bookshop', 'cafe-rotunda']);

map.use(views).addPart('favourites', {
  capture: () => [...favourites],
  apply: (state) => {
    favourites.clear();
    if (!Array.isArray(state)) return;
    for (const id of state) if (typeof id === 'string') favourites.add(id);
  },
});
// #endregion part

for (const id of favourites) {
  const place = map.venue.find('location', id);
  if (place) map.elements.set(place.elements, { color: '#e0338a' });
}
