import {
  type Coordinate,
  Label,
  MapView,
  Marker,
  type PointerEvent,
} from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';

// #region hits
function describeHit({ hits, floor }: PointerEvent): string {
  const front = hits.find(({ isInteractive }) => isInteractive) ?? hits[0];
  if (!front) return 'Nothing, outside the venue';
  return `${front.type} on ${floor?.name ?? 'no floor'}`;
}
// #endregion hits

// #region pin
export default function App() {
  const [pin, setPin] = useState<Coordinate>(HALL);
  const [text, setText] = useState('Hold a finger on the map');
  return (
    <MapView
      source={{ venueId: 'kestrel-house', key: 'demo' }}
      onClick={(event) => setText(describeHit(event))}
      onLongPress={({ coordinate }) => coordinate && setPin(coordinate)}
    >
      <Marker
        target={pin}
        title="Meeting point"
        collision="always-show"
        onClick={() => setText('You tapped the pin')}
      />
      <Label target={pin} text="Meet here" placement="bottom" rank="always" />
      <Text style={styles.text}>{text}</Text>
    </MapView>
  );
}
// #endregion pin

const HALL: Coordinate = { lngLat: [12.59365, 55.69003], floorId: 'f_ground' };

const styles = StyleSheet.create({
  text: {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 8,
    backgroundColor: 'white',
  },
});
