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
  lngLat: [-9.13896, 38.70309],
  floorLevel: 0,
  accuracy: 5,
  headingDegrees: 60,
};

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      <Position at={HERE} />
    </MapView>
  );
}
