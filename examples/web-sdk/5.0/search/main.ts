import { loadVenue, SEARCH_RESULT, showVenue, VenueSearch } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './box.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { labelLocations: false });
const box = document.createElement('input');
box.type = 'search';
box.value = 'books';
document.body.append(box);

// #region search
const search = new VenueSearch(venue);
await search.ready;
search.addNickname('paperbacks', venue.getLocation('bookshop'));

async function show(text: string): Promise<void> {
  mapView.clearPolygonColors();
  const [best] = search.search(text, { limit: 5 });
  if (!best) return;
  const { polygons } =
    best.type === SEARCH_RESULT.LOCATION
      ? best.object
      : best.object.locations[0]!;
  const [polygon] = polygons;
  if (!polygon) return;
  await mapView.showMap(polygon.map);
  mapView.colorPolygon(polygons, '#f08c00');
  await mapView.camera.focusOn({ polygons: [polygon] }, { minZoom: 90 });
}

box.addEventListener('input', () => show(box.value));
// #endregion search

await show(box.value);
