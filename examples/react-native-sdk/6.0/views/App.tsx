import { MapView, useFeature } from '@brand/react-native-sdk';
import { useEffect } from 'react';
import { Button, Share, StyleSheet, View } from 'react-native';

// #region share
function ShareView({ opened }: { opened: string | undefined }) {
  const views = useFeature('views');
  useEffect(() => {
    if (!views || opened === undefined) return;
    const show = async (): Promise<void> => {
      const { missing } = await views.apply(await views.fromHash(opened));
      if (missing.length > 0) console.warn(`Not shown: ${missing.join(', ')}`);
    };
    show().catch((error: Error) => console.warn(error.message));
  }, [views, opened]);

  const share = async (): Promise<void> => {
    if (!views) return;
    const hash = await views.toHash(await views.capture());
    await Share.share({ message: `https://app.example.com/map#${hash}` });
  };
  return (
    <View style={styles.button}>
      <Button
        title="Share this view"
        onPress={() => void share().catch(console.warn)}
      />
    </View>
  );
}
// #endregion share

export default function App({ url }: { url?: string }) {
  return (
    <MapView source={{ venueId: 'northwind-airport', key: 'demo' }}>
      <ShareView opened={url?.split('#')[1]} />
    </MapView>
  );
}

const styles = StyleSheet.create({
  button: { position: 'absolute', bottom: 24, alignSelf: 'center' },
});
