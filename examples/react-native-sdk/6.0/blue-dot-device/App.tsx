import { MapView, useFeature } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

// #region device
function Locate() {
  const dot = useFeature('blue-dot');
  const [problem, setProblem] = useState<string>();
  useEffect(() => dot?.on('error', ({ message }) => setProblem(message)), [dot]);

  const locate = async (): Promise<void> => {
    setProblem(undefined);
    const grants = await dot?.watchDevice({ compass: false });
    if (grants?.geolocation === 'granted') await dot?.follow('position');
  };

  return (
    <View style={styles.bar}>
      <Button
        title="Where am I?"
        onPress={() => void locate().catch(console.warn)}
      />
      {problem !== undefined && <Text role="alert">{problem}</Text>}
    </View>
  );
}
// #endregion device

export default function App() {
  return (
    <MapView source={{ venueId: 'alder-campus', key: 'demo' }}>
      <Locate />
    </MapView>
  );
}

const styles = StyleSheet.create({
  bar: { position: 'absolute', bottom: 16, left: 16, right: 16, gap: 8 },
});
