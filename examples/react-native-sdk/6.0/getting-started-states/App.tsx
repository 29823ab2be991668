import { BridgeError, type MapFailure, MapView } from '@brand/react-native-sdk';
import { useState } from 'react';
import { ActivityIndicator, Button, StyleSheet, Text, View } from 'react-native';

// #region states
export default function App() {
  const [percent, setPercent] = useState<number>();
  return (
    <MapView
      source={{ venueId: 'st-brigid-hospital', key: 'demo' }}
      onProgress={({ loaded, total }) =>
        setPercent(total && Math.round((100 * loaded) / total))
      }
      fallback={
        <View style={styles.notice}>
          <ActivityIndicator />
          <Text>{percent === undefined ? 'Loading' : `${percent} %`}</Text>
        </View>
      }
      errorFallback={(failure) => <Problem {...failure} />}
    />
  );
}

function Problem({ error, retry }: MapFailure) {
  const code = error instanceof BridgeError ? error.code : undefined;
  return (
    <View style={styles.notice} role="alert">
      <Text>
        {code === 'map-view/network' ? 'You seem to be offline.' : error.message}
      </Text>
      <Button title="Try again" onPress={retry} />
    </View>
  );
}
// #endregion states

const styles = StyleSheet.create({
  notice: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    padding: 24,
  },
});
