import { loadVenue, LOCATION_TYPE, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './directory.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { labelLocations: false });
const list = document.createElement('ol');
document.body.append(list);
mapView.camera.setInsets({ left: list.offsetWidth });
await mapView.camera.focusOn({ polygons: mapView.currentMap.polygons });

// #region directory
const tenants = venue.locations
  .filter(({ type }) => type === LOCATION_TYPE.TENANT)
  .toSorted((a, b) => a.name.localeCompare(b.name, venue.language));

for (const { name, maps } of tenants) {
  const item = document.createElement('li');
  item.textContent = `${name} (${maps.map(({ shortName }) => shortName).join(', ')})`;
  list.append(item);
}
// #endregion directory

// #region colors
for (const { color, locations } of venue.categories) {
  if (!color) continue;
  mapView.colorPolygon(
    locations.flatMap(({ polygons }) => polygons),
    color,
  );
}
// #endregion colors

// #region open
const open = tenants.filter((tenant) => tenant.isOpenAt(new Date()) === true);
list.title = `${open.length} open now`;
// #endregion open
