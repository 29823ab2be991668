import {
  type FloorStackData,
  MapView,
  useFeature,
  useMap,
  useVenue,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

// #region focus
function Buildings() {
  const map = useMap();
  const { venue } = useVenue();
  const focus = useFeature('dynamic-focus', { floor: 'level' });
  const [open, setOpen] = useState<readonly FloorStackData[]>([]);
  useEffect(
    () => focus?.on('focus-change', ({ stacks }) => setOpen(stacks)),
    [focus],
  );
  const enter = async (stack: FloorStackData): Promise<void> => {
    const facades = await map.venue.all('facade');
    const facade = facades.find(({ floorStack }) => floorStack?.id === stack.id);
    if (facade) await map.camera.focusOn(facade);
  };
  return (
    <View style={styles.bar}>
      <Text>
        {open.map(({ name }) => name).join(', ') || 'No building is open'}
      </Text>
      {venue?.floorStacks.map((stack) => (
        <Button
          key={stack.id}
          title={stack.name}
          onPress={() => void enter(stack)}
        />
      ))}
    </View>
  );
}
// #endregion focus

export default function App() {
  return (
    <MapView source={{ venueId: 'alder-campus', key: 'demo' }}>
      <Buildings />
    </MapView>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    gap: 4,
    padding: 12,
    backgroundColor: 'white',
  },
});
