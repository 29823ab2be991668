import { MapView, useFeature } from '@brand/react-native-sdk';
import { useState } from 'react';
import { Button, Image, StyleSheet, View } from 'react-native';

// #region take
function SaveImage() {
  const screenshots = useFeature('screenshots');
  const [uri, setUri] = useState<string>();

  const take = async (): Promise<void> => {
    const file = await screenshots?.take({ type: 'image/jpeg' });
    setUri(file?.uri);
  };
  return (
    <View style={styles.panel}>
      <Button
        title="Save as image"
        onPress={() => void take().catch(console.warn)}
      />
      {uri !== undefined && <Image source={{ uri }} style={styles.preview} />}
    </View>
  );
}
// #endregion take

export default function App() {
  return (
    <MapView source={{ venueId: 'northwind-airport', key: 'demo' }}>
      <SaveImage />
    </MapView>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', bottom: 24, alignSelf: 'center' },
  preview: { width: 120, height: 180 },
});
