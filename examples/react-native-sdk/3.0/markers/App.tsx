import {
  type MapStore,
  MARKER_ANCHOR,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
};

// #region place
const BADGE = 'padding:4px 8px;background:#1864ab;color:#fff;border-radius:6px';

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;');
}

function markRooms(
  store: MapStore,
  venue: Venue,
  rooms: Readonly<Record<string, string>>,
) {
  for (const [name, guest] of Object.entries(rooms)) {
    const location = venue.locations.find((one) => one.name === name);
    const polygon = venue.polygons.find(
      ({ id }) => id === location?.polygonIds[0],
    );
    if (!polygon) continue;
    const html = `<div style="${BADGE}">${escapeHtml(guest)}</div>`;
    store.placeMarker(
      `guest-${name}`,
      polygon.center,
      html,
      MARKER_ANCHOR.BOTTOM,
    );
  }
}
// #endregion place

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();

  function mark() {
    if (!store.current || !venue) return;
    markRooms(store.current, venue, {
      Reception: 'Ada & Bo',
      Hover: 'Tour, 11:00',
    });
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onDataLoaded={setVenue}
      onFirstMapLoaded={mark}
    />
  );
}

const styles = StyleSheet.create({ map: { flex: 1 } });
