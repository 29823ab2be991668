import {
  type Coordinate,
  MapView,
  Navigation,
  useFeature,
  useRoute,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { StyleSheet, Text } from 'react-native';

const RECEPTION = { type: 'location', id: 'reception' } as const;
const RADIOLOGY = { type: 'location', id: 'radiology' } as const;

// #region walk
function Walk() {
  const [position, setPosition] = useState<Coordinate>();
  const [notice, setNotice] = useState('Ready');
  const { route } = useRoute(RECEPTION, RADIOLOGY);
  const dot = useFeature('blue-dot');

  useEffect(() => {
    if (!dot || !route) return undefined;
    const stop = dot.on('position-change', (change) =>
      setPosition(change.position),
    );
    const walk = dot.simulate(route, { speed: 4 });
    return () => {
      stop();
      void walk.then((walking) => walking.stop()).catch(() => {});
    };
  }, [dot, route]);

  return (
    <>
      {route && (
        <Navigation
          routes={route}
          {...(position && { position })}
          onProgressChange={({ remaining }) =>
            setNotice(`${Math.round(remaining)} m to go`)
          }
          onRouteLeave={() => setNotice('Turn back: you left the route')}
          onArrive={() => setNotice('You have arrived')}
        />
      )}
      <Text style={styles.notice}>{notice}</Text>
    </>
  );
}
// #endregion walk

export default function App() {
  return (
    <MapView source={{ venueId: 'st-brigid-hospital', key: 'demo' }}>
      <Walk />
    </MapView>
  );
}

const styles = StyleSheet.create({
  notice: {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 10,
    backgroundColor: 'white',
  },
});
