import { MapView, useMapEvent } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';

const SHEET_SHARE = 0.4;

// #region sheet
export default function App() {
  const { height } = useWindowDimensions();
  const [isOpen, setOpen] = useState(true);
  const bottom = isOpen ? height * SHEET_SHARE : 0;
  return (
    <View style={styles.screen}>
      <MapView
        source={{ venueId: 'kestrel-house', key: 'demo' }}
        camera={{ padding: { bottom } }}
        onClick={() => setOpen((before) => !before)}
      >
        <ZoomReadout />
      </MapView>
      {isOpen && (
        <View style={[styles.sheet, { height: bottom }]}>
          <Text>Tap the map to close this sheet.</Text>
        </View>
      )}
    </View>
  );
}

function ZoomReadout() {
  const [text, setText] = useState('');
  useMapEvent('camera-change', ({ zoom }) => setText(`Zoom ${zoom.toFixed(1)}`), {
    interval: 250,
  });
  return <Text style={styles.zoom}>{text}</Text>;
}
// #endregion sheet

const styles = StyleSheet.create({
  screen: { flex: 1 },
  sheet: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    padding: 20,
    backgroundColor: 'white',
  },
  zoom: { position: 'absolute', top: 12, left: 12 },
});
