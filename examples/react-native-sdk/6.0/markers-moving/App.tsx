import { html, MapView, Marker } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

const STOPS = ['reception', 'radiology', 'cardiology'] as const;

// #region moving
function Porter() {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setIndex((before) => (before + 1) % STOPS.length),
      4000,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <Marker
      target={{ type: 'location', id: STOPS[index]! }}
      content={html`<strong>Porter 3</strong>`}
      anchor="center"
      collision="always-show"
      transition={{ duration: 2500 }}
    />
  );
}
// #endregion moving

export default function App() {
  return (
    <MapView source={{ venueId: 'st-brigid-hospital', key: 'demo' }}>
      <Porter />
    </MapView>
  );
}
