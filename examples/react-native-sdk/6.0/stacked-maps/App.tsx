import { MapView, useFeature } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { StyleSheet, Switch, View } from 'react-native';

// #region stack
function StackSwitch() {
  const stack = useFeature('stacked-floors');
  const [isApart, setApart] = useState(true);
  useEffect(() => {
    const change = isApart ? stack?.show({ opacity: 0.9 }) : stack?.hide();
    change?.catch(console.warn);
  }, [stack, isApart]);
  return (
    <View style={styles.switch}>
      <Switch
        value={isApart}
        onValueChange={setApart}
        aria-label="Show all floors"
      />
    </View>
  );
}
// #endregion stack

export default function App() {
  return (
    <MapView source={{ venueId: 'kestrel-house', key: 'demo' }} labels={false}>
      <StackSwitch />
    </MapView>
  );
}

const styles = StyleSheet.create({
  switch: { position: 'absolute', top: 12, right: 12 },
});
