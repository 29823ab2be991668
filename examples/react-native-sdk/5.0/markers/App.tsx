import {
  COLLISION_RANK,
  type MapStore,
  MARKER_ANCHOR,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
  labelLocations: false,
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [pin, setPin] = useState<string>();

  // #region add
  async function addPins() {
    const map = store.current;
    if (!map?.venue) return;
    const shop = map.venue.getLocation('bookshop');
    const neighbour = map.venue.getLocation('department-store');
    const id = await map.markers.add(shop, pinHtml(shop.name), {
      anchor: MARKER_ANCHOR.BOTTOM,
      rank: COLLISION_RANK.HIGH,
      interactive: true,
    });
    setPin(id);
    await map.tooltips.add(neighbour, 'Sale until Sunday');
    await map.camera.focusOn({ locations: [shop, neighbour] });
  }
  // #endregion add

  // #region move
  async function walk() {
    const target = store.current?.venue?.getLocation('coffee');
    if (pin && target)
      await store.current?.markers.animate(pin, target, { duration: 2000 });
  }
  // #endregion move

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={addPins}
      />
      <Button title="Walk to the coffee bar" onPress={walk} />
    </View>
  );
}

// #region escape
function pinHtml(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<div style="background:#c02080;color:#fff;padding:6px 10px;border-radius:8px">${safe}</div>`;
}
// #endregion escape

const styles = StyleSheet.create({ screen: { flex: 1 } });
