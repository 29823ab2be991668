import { MapView, Shape, type ShapeGeoJson } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';

// #region shape
const ZONE: ShapeGeoJson = {
  type: 'Polygon',
  coordinates: [
    [
      [-9.1392, 38.703],
      [-9.1388, 38.703],
      [-9.1388, 38.7032],
      [-9.1392, 38.7032],
      [-9.1392, 38.703],
    ],
  ],
};

const START = {
  center: { lngLat: [-9.139, 38.7031], floorId: 'f_ground' },
  zoom: 19,
} as const;

export default function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} camera={START}>
      <Shape
        geojson={ZONE}
        floor="f_ground"
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
