import { MapView, Shape, type ShapeGeoJson } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';

// #region shape
const ZONE: ShapeGeoJson = {
  type: 'Polygon',
  coordinates: [
    [
      [-123.2777, 44.56533],
      [-123.2773, 44.56533],
      [-123.2773, 44.56549],
      [-123.2777, 44.56549],
      [-123.2777, 44.56533],
    ],
  ],
};

const START = {
  center: { lngLat: [-123.2775, 44.56541], floorId: 'f_grounds' },
  zoom: 18.3,
} as const;

export default function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MapView source={{ venueId: 'alder-campus', key: 'demo' }} camera={START}>
      <Shape
        geojson={ZONE}
        floor="f_grounds"
        color={isOpen ? '#2f9e44' : '#e8710a'}
        height={isOpen ? 0 : 2}
        opacity={0.7}
        onClick={() => setOpen((before) => !before)}
      />
      <Text style={styles.text}>
        {isOpen ? 'Open to visitors' : 'Closed for an event'}
      </Text>
    </MapView>
  );
}
// #endregion shape

const styles = StyleSheet.create({
  text: {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 8,
    backgroundColor: 'white',
  },
});
