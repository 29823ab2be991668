import { showVenue } from '@brand/web-sdk';
import { createSearch } from '@brand/web-sdk/search';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region query
const search = createSearch(map.venue);
const [best] = search.query('cofee', { limit: 5 });

if (best?.type === 'location') {
  const [nearest] = best.element.elements;
  map.elements.set(best.element.elements, { color: '#e8a33d' });
  if (nearest) await map.camera.focusOn(nearest, { maxZoom: 20 });
}
// #endregion query
