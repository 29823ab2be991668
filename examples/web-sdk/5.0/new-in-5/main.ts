import { loadVenue, showVenue, VIEW_STATE } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

// #region language
const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
  language: 'pt',
});
// #endregion language
const mapView = await showVenue('#map', venue, { theme: 'dark' });

// #region stack
await mapView.setState(VIEW_STATE.STACKED);
// #endregion stack
