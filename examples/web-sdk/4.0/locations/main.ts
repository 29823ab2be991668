import {
  loadVenue,
  type Location,
  LOCATION_TYPE,
  showVenue,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
});
const mapView = await showVenue('#map', venue);

// #region amenities
const amenities = venue.locations.filter(
  ({ type }) => type === LOCATION_TYPE.AMENITY,
);

for (const { polygons } of amenities) mapView.colorPolygon(polygons, '#12805c');
// #endregion amenities

// #region floor
function floorsOf({ polygons }: Location): string {
  const names = new Set(polygons.map(({ map }) => map.name));
  return names.size === 0 ? 'not on any map' : [...names].join(', ');
}
// #endregion floor

for (const amenity of amenities) {
  const [polygon] = amenity.polygons;
  if (polygon?.map === mapView.currentMap) {
    mapView.labelPolygon(polygon, `${amenity.name} (${floorsOf(amenity)})`);
  }
}
