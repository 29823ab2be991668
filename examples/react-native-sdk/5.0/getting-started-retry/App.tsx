import { type MapStore, type SdkError, VenueView } from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region retry
export default function App() {
  const store = useRef<MapStore>(null);
  const [problem, setProblem] = useState<SdkError>();
  const [isDrawn, setIsDrawn] = useState(false);

  async function tryAgain() {
    setProblem(undefined);
    await store.current?.clearVenueCache();
    await store.current?.reload();
  }

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={() => setIsDrawn(true)}
        onLoadError={setProblem}
      />
      {problem ? (
        <Button title={`${problem.message} Try again`} onPress={tryAgain} />
      ) : (
        !isDrawn && <Text>Loading the map</Text>
      )}
    </View>
  );
}
// #endregion retry

const styles = StyleSheet.create({ screen: { flex: 1 } });
