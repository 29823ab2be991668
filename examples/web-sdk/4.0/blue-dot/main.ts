import {
  BLUE_DOT_EVENT,
  type BlueDotUpdate,
  loadVenue,
  showVenue,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_ground' });

// #region replay
async function replay(
  recording: readonly BlueDotUpdate[],
  pause: number,
): Promise<void> {
  await mapView.blueDot.enable({ useDevice: false, color: '#7a3ff2' });
  for (const position of recording) {
    mapView.blueDot.update(position);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
// #endregion replay

// #region events
mapView.blueDot.on(
  BLUE_DOT_EVENT.POSITION_UPDATE,
  ({ map, latitude, longitude }) => {
    if (!map || map === mapView.currentMap) return;
    mapView.showMap(map);
    mapView.setCamera({ position: { map, latitude, longitude } });
  },
);
// #endregion events

const walk = ['entrance', 'reception', 'cafe'].flatMap(
  (id) => venue.getLocation(id).center ?? [],
);
await replay(
  walk.map((place) => ({ ...place, accuracy: 3, heading: 90 })),
  400,
);
