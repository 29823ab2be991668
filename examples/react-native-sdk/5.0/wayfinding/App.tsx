import {
  type JourneyStep,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
  labelLocations: false,
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [steps, setSteps] = useState<readonly JourneyStep[]>([]);
  const [text, setText] = useState('');

  // #region draw
  async function showWay() {
    const map = store.current;
    if (!map?.venue) return;
    const from = map.venue.getLocation('bookshop');
    const to = map.venue.getLocation('gull-restaurant');
    const directions = await map.getDirections(from, to);
    if (!directions.found) {
      setText('There is no route to this place.');
      return;
    }
    const drawn = await map.journey.draw(directions, {
      path: { color: '#c02080', width: 1.2 },
    });
    setSteps(drawn);
    setText(
      directions.instructions.map((instruction) => instruction.text).join(' '),
    );
  }
  // #endregion draw

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={showWay}
      />
      {/* #region steps */}
      <View style={styles.row}>
        {steps.map(({ map, link }, step) => (
          <Pressable
            key={`${map.id}-${step}`}
            accessibilityRole="button"
            style={styles.step}
            onPress={() => store.current?.journey.setStep(step)}
          >
            <Text>{link ? `${map.name}, ${link.type}` : map.name}</Text>
          </Pressable>
        ))}
      </View>
      {/* #endregion steps */}
      <Text style={styles.text}>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  row: { flexDirection: 'row', gap: 8, padding: 12 },
  step: { padding: 10, borderRadius: 8, backgroundColor: '#f3dbe9' },
  text: { paddingHorizontal: 12, paddingBottom: 16 },
});
