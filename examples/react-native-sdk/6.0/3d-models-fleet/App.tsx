import { type Coordinate, MapView, Model } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

const KIOSK =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';
const STOPS: readonly Coordinate[] = [
  { lngLat: [1.63284, 50.73001], floorId: 'f_departures' },
  { lngLat: [1.63272, 50.73004], floorId: 'f_departures' },
];

// #region fleet
function Robot({ model }: { model: string }) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setIndex((before) => (before + 1) % STOPS.length),
      5000,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <Model
      target={STOPS[index]!}
      url={model}
      scale={3}
      transition={{ duration: 4000 }}
      onLoad={(robot) => void robot.animate({ altitude: 0.3 }, { duration: 500 })}
      onError={(error) => console.warn(error.message)}
    />
  );
}
// #endregion fleet

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      camera={{ zoom: 19.5, center: STOPS[0]! }}
    >
      <Robot model={KIOSK} />
    </MapView>
  );
}
