import { loadVenue, LOCATION_TYPE, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue);

// #region tenants
mapView.floatingLabels.removeAll();
mapView.floatingLabels.labelLocations({
  icons: false,
  fontSize: 12,
  filter: ({ type }) => type === LOCATION_TYPE.TENANT,
});
// #endregion tenants
