import {
  BLUE_DOT_EVENT,
  BLUE_DOT_STATE,
  loadVenue,
  showVenue,
  VIEW_STATE,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_ground' });

// #region own
const { blueDot } = mapView;
blueDot.on(BLUE_DOT_EVENT.STATE_CHANGE, ({ state, reason }) => {
  const isUnsure = state === BLUE_DOT_STATE.UNCERTAIN;
  document.title = isUnsure ? `Position uncertain (${reason})` : 'You are here';
});

await blueDot.enable({ useDevice: false, uncertainAbove: 20 });
const { latitude, longitude } = venue.getLocation('information').center!;
blueDot.update({ latitude, longitude, floorLevel: 0, accuracy: 6, heading: 45 });
// #endregion own

mapView.camera.set({ zoom: 90 });
// #region follow
await mapView.setState(VIEW_STATE.FOLLOW);
// #endregion follow
