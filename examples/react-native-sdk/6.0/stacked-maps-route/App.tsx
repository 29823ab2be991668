import {
  MapView,
  Navigation,
  useFeature,
  useRoute,
} from '@brand/react-native-sdk';
import { useEffect } from 'react';

const FROM = { type: 'location', id: 'emergency' } as const;
const TO = { type: 'location', id: 'ward-2b' } as const;

// #region route
function RouteOverFloors() {
  const stack = useFeature('stacked-floors');
  const { route } = useRoute(FROM, TO);
  useEffect(() => {
    if (route) stack?.show({ floors: route.floors }).catch(console.warn);
  }, [stack, route]);
  return route ? <Navigation routes={route} fitCamera={false} /> : null;
}
// #endregion route

export default function App() {
  return (
    <MapView
      source={{ venueId: 'st-brigid-hospital', key: 'demo' }}
      labels={false}
    >
      <RouteOverFloors />
    </MapView>
  );
}
