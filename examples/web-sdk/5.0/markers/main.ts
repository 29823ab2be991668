import {
  COLLISION_RANK,
  loadVenue,
  MARKER_ANCHOR,
  showVenue,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './markers.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, {
  firstMap: 'f_ground',
  labelLocations: false,
});

// #region add
const shop = venue.getLocation('bookshop');
const pin = document.createElement('div');
pin.className = 'pin';
pin.textContent = shop.name;

const marker = mapView.markers.add(shop, pin, {
  anchor: MARKER_ANCHOR.BOTTOM,
  rank: COLLISION_RANK.HIGH,
  interactive: true,
});
// #endregion add

// #region tooltip
const store = venue.getLocation('department-store');
mapView.tooltips.add(store, 'Sale until Sunday');
// #endregion tooltip

// #region move
await mapView.camera.focusOn({ polygons: [...shop.polygons, ...store.polygons] });
await mapView.markers.animate(marker, shop.center!, { duration: 800 });
// #endregion move
