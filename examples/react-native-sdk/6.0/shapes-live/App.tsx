import {
  type LngLat,
  MapView,
  Shape,
  type ShapeGeoJson,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

// #region live
type Reading = { readonly share: number };

function Queue({ read, start }: { read: () => Promise<Reading>; start: LngLat }) {
  const [longitude, latitude] = start;
  const [{ share }, setReading] = useState<Reading>({ share: 0.4 });
  useEffect(() => {
    const poll = (): void => void read().then(setReading, console.warn);
    const timer = setInterval(poll, 5000);
    return () => clearInterval(timer);
  }, [read]);
  const line: ShapeGeoJson = {
    type: 'LineString',
    coordinates: [
      [longitude, latitude],
      [longitude + 0.0006 * share, latitude],
    ],
  };
  return (
    <Shape
      geojson={line}
      width={2}
      height={share * 6}
      color={share > 0.7 ? '#e03131' : '#f59f00'}
    />
  );
}
// #endregion live

const read = (): Promise<Reading> => Promise.resolve({ share: Math.random() });

const SECURITY: LngLat = [1.6327, 50.72978];
const START = {
  center: { lngLat: SECURITY, floorId: 'f_departures' },
  zoom: 19.3,
} as const;

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      camera={START}
    >
      <Queue read={read} start={SECURITY} />
    </MapView>
  );
}
