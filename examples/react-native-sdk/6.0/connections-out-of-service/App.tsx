import { MapView, Navigation, useRoute } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Switch, Text, View } from 'react-native';

const FROM = { type: 'location', id: 'main-entrance' } as const;
const TO = { type: 'location', id: 'social-work' } as const;

// #region closed
function WayAround() {
  const [isBroken, setBroken] = useState(true);
  const { route, noRoute } = useRoute(FROM, TO, {
    connectionWeights: isBroken ? { 'c_lift-hall': Infinity } : {},
  });
  return (
    <>
      {route && <Navigation routes={route} />}
      <View style={styles.bar}>
        <Switch
          value={isBroken}
          onValueChange={setBroken}
          aria-label="Hall lift out of service"
        />
        <Text>
          {noRoute
            ? 'There is no route without the lift.'
            : `${Math.round(route?.distance ?? 0)} m`}
        </Text>
      </View>
    </>
  );
}
// #endregion closed

export default function App() {
  return (
    <MapView source={{ venueId: 'st-brigid-hospital', key: 'demo' }}>
      <WayAround />
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
