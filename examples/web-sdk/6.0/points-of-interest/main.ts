import { type PointOfInterest, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  floor: 'f_arrivals',
  labels: false,
});

// #region label
function nameOf({
  name,
  locations,
  annotations,
  connections,
}: PointOfInterest): string {
  return name || [...locations, ...annotations, ...connections][0]?.name || '';
}

for (const point of map.venue.pointsOfInterest) {
  const icon = point.icon ?? point.annotations[0]?.icon;
  map.labels.add(point, { text: () => nameOf(point), ...(icon && { icon }) });
}
// #endregion label
