import { MapView, Navigation, useRoute } from '@brand/react-native-sdk';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, Text } from 'react-native';

const ENTRANCE = { type: 'location', id: 'main-entrance' } as const;
const WARD = { type: 'location', id: 'ward-2a' } as const;

// #region steps
function Directions() {
  const [step, setStep] = useState<number>();
  const { route } = useRoute(ENTRANCE, WARD, { accessible: true });
  if (!route) return null;
  return (
    <>
      <Navigation
        routes={route}
        {...(step !== undefined && { step })}
        onStepChange={({ index }) => setStep(index)}
      />
      <ScrollView style={styles.list}>
        {route.instructions.map(({ text, floor }, index) => (
          <Pressable
            key={index}
            style={[styles.row, index === step && styles.chosen]}
            accessibilityState={{ selected: index === step }}
            onPress={() => setStep(index)}
          >
            <Text>{text}</Text>
            <Text style={styles.floor}>{floor.name}</Text>
          </Pressable>
        ))}
      </ScrollView>
    </>
  );
}
// #endregion steps

export default function App() {
  return (
    <MapView
      source={{ venueId: 'st-brigid-hospital', key: 'demo' }}
      camera={{ padding: { bottom: 240 } }}
    >
      <Directions />
    </MapView>
  );
}

const styles = StyleSheet.create({
  list: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    height: 240,
    backgroundColor: 'white',
  },
  row: { minHeight: 48, justifyContent: 'center', paddingHorizontal: 16 },
  chosen: { backgroundColor: '#e7f0ff' },
  floor: { color: '#5c6672', fontSize: 12 },
});
