import {
  MapView,
  type PositionReport,
  useFeature,
} from '@brand/react-native-sdk';
import { useEffect } from 'react';

// #region dot
function Position({ at }: { at: PositionReport }) {
  const dot = useFeature('blue-dot', { staleAfter: 20_000 });
  useEffect(() => {
    dot?.report(at).catch(console.warn);
  }, [dot, at]);
  useEffect(() => {
    dot?.follow('position').catch(console.warn);
  }, [dot]);
  return null;
}
// #endregion dot

const HERE: PositionReport = {
  lngLat: [1.63325, 50.72958],
  floorLevel: 1,
  accuracy: 5,
  headingDegrees: 60,
};

export default function App() {
  return (
    <MapView source={{ venueId: 'northwind-airport', key: 'demo' }}>
      <Position at={HERE} />
    </MapView>
  );
}
