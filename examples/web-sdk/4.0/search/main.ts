import { loadVenue, searchVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
});
const mapView = await showVenue('#map', venue);

// #region search
async function find(text: string): Promise<void> {
  const { locations, categories } = searchVenue(venue, text);
  const hits =
    locations.length > 0 ? locations : (categories[0]?.locations ?? []);

  mapView.clearPolygonColors();
  mapView.removeLabels();
  const [first] = hits.flatMap(({ polygons }) => polygons);
  if (!first) return;

  await mapView.showMap(first.map);
  for (const { polygons } of hits) mapView.colorPolygon(polygons, '#f08c00');
  mapView.labelPolygon(first, first.name, { fontSize: 18 });
  await mapView.focusOn({ polygons: [first] });
}

await find('books');
// #endregion search
