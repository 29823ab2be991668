import {
  MapView,
  Navigation,
  useOptionalMap,
  useRoute,
} from '@brand/react-native-sdk';
import type { ElementRef } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

const HERE = { type: 'location', id: 'reception' } as const;

// #region nearest
function NearestDefibrillator() {
  const map = useOptionalMap();
  const [places, setPlaces] = useState<readonly ElementRef[]>();
  useEffect(() => {
    let isGone = false;
    map?.venue.all('annotation').then(
      (all) => {
        const found = all.filter(({ symbol }) => symbol.key === 'aed');
        if (!isGone) setPlaces(found.map(({ element }) => element));
      },
      (error: Error) => console.warn(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [map]);
  const { route } = useRoute(HERE, places);
  return route ? <Navigation routes={route} path={{ color: '#2b8a3e' }} /> : null;
}
// #endregion nearest

export default function App() {
  return (
    <MapView source={{ venueId: 'kestrel-house', key: 'demo' }}>
      <NearestDefibrillator />
    </MapView>
  );
}
