import { MapView, Model, useMap } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

// #region model
const KIOSK =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';

function Kiosk() {
  const map = useMap();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    map.camera.focusOn(DESK, { maxZoom: 21 }).catch(console.warn);
  }, [map]);
  return (
    <Model
      target={DESK}
      url={KIOSK}
      scale={2}
      rotationDegrees={[0, 0, turn]}
      onClick={() => setTurn((before) => before + 90)}
    />
  );
}
// #endregion model

const DESK = { type: 'object', id: 'g_information' } as const;

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      <Kiosk />
    </MapView>
  );
}
