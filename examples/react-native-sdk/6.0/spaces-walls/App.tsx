import { MapView, useMap } from '@brand/react-native-sdk';
import { useEffect } from 'react';

// #region walls
function LowWalls() {
  const map = useMap();
  useEffect(() => {
    const lower = async (): Promise<void> => {
      const [walls, windows] = await Promise.all([
        map.venue.all('wall'),
        map.venue.all('window'),
      ]);
      await map.elements.set(walls, { height: 0.6, color: '#495057' });
      await map.elements.set(windows, { visible: false });
    };
    lower().catch(console.warn);
  }, [map]);
  return null;
}
// #endregion walls

export default function App() {
  return (
    <MapView
      source={{ venueId: 'alder-campus', key: 'demo' }}
      floor="f_library-1"
    >
      <LowWalls />
    </MapView>
  );
}
