import {
  COLLISION_RANK,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

// #region both
const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
  labelLocations: false,
};

export default function App() {
  const store = useRef<MapStore>(null);

  async function label() {
    const map = store.current;
    if (!map?.venue) return;
    await map.flatLabels.labelLocations({ color: '#5b5346', maxSize: 1.2 });
    await map.floatingLabels.add(
      map.venue.getLocation('reception'),
      'Sign in here',
      {
        color: '#ffffff',
        haloColor: '#b3261e',
        fontSize: 18,
        rank: COLLISION_RANK.ALWAYS_VISIBLE,
      },
    );
    // #endregion both
    await map.camera.focusOn(
      { locations: [map.venue.getLocation('reception')] },
      { minZoom: 60 },
    );
    // #region both
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={label}
    />
  );
}
// #endregion both

// #region food
export async function labelFood(store: MapStore) {
  const food = store.venue?.categories.find(
    ({ externalId }) => externalId === 'food',
  );
  await store.floatingLabels.removeAll();
  await store.floatingLabels.labelLocations({
    locationIds: food?.locations.map(({ id }) => id) ?? [],
    icons: false,
    interactive: true,
  });
}
// #endregion food

const styles = StyleSheet.create({ map: { flex: 1 } });
