import { MapView, useFeature, useMap } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { StyleSheet, Text } from 'react-native';

// #region show
function SafetySigns({ symbols }: { symbols: readonly string[] }) {
  const map = useMap();
  const annotations = useFeature('annotations');
  const [text, setText] = useState('Tap a sign');
  useEffect(() => {
    if (!annotations) return undefined;
    const group = annotations.show({ symbols, rank: 'high', size: 28 });
    group
      .then((shown) =>
        shown.on('click', ({ annotation }) => {
          setText(`${annotation.name}, ${annotation.floor.name ?? ''}`);
          void map.camera.focusOn(annotation);
        }),
      )
      .catch((error: Error) => setText(error.message));
    return () => void group.then((shown) => shown.remove()).catch(() => {});
  }, [annotations, map, symbols]);
  return <Text style={styles.text}>{text}</Text>;
}
// #endregion show

const SYMBOLS = ['fire-extinguisher', 'emergency-exit', 'first-aid', 'aed'];

export default function App() {
  return (
    <MapView
      source={{ venueId: 'kestrel-house', key: 'demo' }}
      floor="f_first"
      labels={false}
    >
      <SafetySigns symbols={SYMBOLS} />
    </MapView>
  );
}

const styles = StyleSheet.create({
  text: {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 8,
    backgroundColor: 'white',
  },
});
