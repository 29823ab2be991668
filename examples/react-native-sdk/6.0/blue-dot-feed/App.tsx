import {
  MapView,
  type PositionReport,
  useFeature,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

// #region feed
type PositionFeed = (
  onPosition: (position: PositionReport) => void,
) => () => void;

function Dot({ feed }: { feed: PositionFeed }) {
  const dot = useFeature('blue-dot');
  const [state, setState] = useState('');
  const [isFollowing, setFollowing] = useState(false);

  useEffect(() => {
    if (!dot) return undefined;
    const stops = [
      dot.on('state-change', (change) => setState(change.state)),
      dot.on('follow-change', ({ mode }) => setFollowing(mode !== 'off')),
      feed((position) => void dot.report(position).catch(console.warn)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [dot, feed]);

  return (
    <View style={styles.bar}>
      <Text>{state}</Text>
      {!isFollowing && (
        <Button title="Follow me" onPress={() => void dot?.follow('heading')} />
      )}
    </View>
  );
}
// #endregion feed

/** Simulates an indoor positioning system: a walk along the gates. */
const walkingFeed: PositionFeed = (onPosition) => {
  let step = 0;
  const tell = (): void => {
    const longitude = 1.6329 + step * 0.00001;
    onPosition({
      lngLat: [longitude, 50.72981],
      floorLevel: 1,
      accuracy: 4,
      headingDegrees: 90,
    });
    step += 1;
  };
  tell();
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
};

const START = {
  center: { lngLat: [1.6329, 50.7298], floorId: 'f_departures' },
  zoom: 19,
} as const;

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      camera={START}
    >
      <Dot feed={walkingFeed} />
    </MapView>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    bottom: 16,
    left: 16,
    padding: 12,
    backgroundColor: 'white',
  },
});
