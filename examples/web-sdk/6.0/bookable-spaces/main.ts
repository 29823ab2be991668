import { showVenue } from '@brand/web-sdk';
import { checkBookable, listBookable } from './check-bookable.ts';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
});

// #region show
const bookable = listBookable(map.venue);
for (const { elements } of bookable)
  map.elements.set(elements, { color: '#3b6fb6' });

const problems = checkBookable(map.venue);
console.log(`${bookable.length} bookable places, ${problems.length} problems`);
for (const { place, message } of problems) console.warn(`${place}: ${message}`);
// #endregion show
