import { loadVenue, type Marker, MARKER_ANCHOR, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './sign.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_departures' });

// #region add
const markers = new Map<string, Marker>();

for (const gate of ['gate-a1', 'gate-a4', 'gate-b2']) {
  const html = `<span class="sign">${gate.slice(5).toUpperCase()}</span>`;
  const options = { anchor: MARKER_ANCHOR.BOTTOM };
  markers.set(gate, mapView.addMarker(venue.getLocation(gate), html, options));
}
// #endregion add

// #region move
const moved = markers.get('gate-b2');
if (moved) mapView.removeMarker(moved);
markers.set(
  'gate-b2',
  mapView.addMarker(venue.getLocation('gate-b6'), '<span class="sign">B2</span>'),
);
// #endregion move

// #region tooltip
const tooltip = mapView.addTooltip(
  venue.getLocation('security'),
  'About 15 minutes',
);
// #endregion tooltip
tooltip.element.addEventListener('click', () => mapView.removeTooltip(tooltip));
