import { type Label, loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
});
const mapView = await showVenue('#map', venue);

// #region replace
let occupancy: Label[] = [];

function showOccupancy(free: ReadonlyMap<string, number>): void {
  for (const label of occupancy) mapView.removeLabel(label);
  occupancy = venue.polygons
    .filter(({ id }) => free.has(id))
    .map((polygon) =>
      mapView.labelPolygon(polygon, `${free.get(polygon.id)} free`),
    );
}
// #endregion replace

showOccupancy(
  new Map(venue.getLocation('cafe').polygons.map(({ id }) => [id, 12])),
);
