import {
  MapView,
  useFeature,
  useMap,
  type ViewState,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';

// #region return
function Peek() {
  const map = useMap();
  const views = useFeature('views');
  const [kept, setKept] = useState<ViewState>();
  useEffect(() => {
    const peek = async (): Promise<void> => {
      if (!views) return;
      setKept(await views.capture());
      await map.camera.focusOn({ type: 'location', id: 'gate-a4' });
    };
    peek().catch(console.warn);
  }, [map, views]);
  return (
    <View style={styles.button}>
      {kept && (
        <Button
          title="Back"
          onPress={() => void views?.apply(kept).catch(console.warn)}
        />
      )}
    </View>
  );
}
// #endregion return

export default function App() {
  return (
    <MapView source={{ venueId: 'northwind-airport', key: 'demo' }}>
      <Peek />
    </MapView>
  );
}

const styles = StyleSheet.create({
  button: { position: 'absolute', top: 16, left: 16 },
});
