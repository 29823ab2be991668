import { MapView, Navigation, useRoute } from '@brand/react-native-sdk';
import { StyleSheet, Text, View } from 'react-native';

// #region route
const ENTRANCE = { type: 'location', id: 'quay-entrance' } as const;
const BOOKSHOP = { type: 'location', id: 'bookshop' } as const;

function Way() {
  const { route, noRoute, isLoading } = useRoute(ENTRANCE, BOOKSHOP);
  return (
    <>
      {route && <Navigation routes={route} />}
      <View style={styles.bar}>
        {isLoading && <Text>Looking for a route</Text>}
        {noRoute && <Text role="alert">There is no route to this shop.</Text>}
        {route && (
          <Text>
            {Math.round(route.distance)} m,{' '}
            {Math.ceil(route.durationSeconds / 60)} min
          </Text>
        )}
      </View>
    </>
  );
}
// #endregion route

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      <Way />
    </MapView>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    padding: 16,
    backgroundColor: 'white',
  },
});
