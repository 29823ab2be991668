import { showVenue } from '@brand/web-sdk';
import { clusters } from '@brand/web-sdk/clusters';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  labels: false,
});

// #region clusters
const markers = map.venue.locations
  .filter(({ center }) => center !== undefined)
  .map((location) => map.markers.add(location, { content: location.name }));

const group = map.use(clusters).add(markers, {
  radius: 80,
  title: ({ points }) => `${points.length} places, zoom in`,
});
// #endregion clusters

group.on('click', ({ cluster }) => {
  map.accessibility.announce(`${cluster.points.length} places apart`);
});
