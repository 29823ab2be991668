import { loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
});
const mapView = await showVenue('#map', venue);
mapView.labelLocations();
