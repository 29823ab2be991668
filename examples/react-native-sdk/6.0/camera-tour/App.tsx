import { MapView, type RemoteMap, useMap } from '@brand/react-native-sdk';
import { useEffect } from 'react';

const STOPS = ['gate-a4', 'duty-free', 'security'];

// #region tour
async function fly(map: RemoteMap, signal: AbortSignal): Promise<void> {
  for (const id of STOPS) {
    const place = { type: 'location', id } as const;
    const end = await map.camera.focusOn(place, {
      duration: 1500,
      maxZoom: 20,
      signal,
    });
    if (end === 'stopped') return;
  }
}

function Tour() {
  const map = useMap();
  useEffect(() => {
    const controller = new AbortController();
    fly(map, controller.signal).catch(() => {});
    return () => controller.abort();
  }, [map]);
  return null;
}
// #endregion tour

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      camera={{ limits: LIMITS }}
    >
      <Tour />
    </MapView>
  );
}

// #region limits
const LIMITS = { minZoom: 16, maxZoom: 21.5, maxPitchDegrees: 60 };
// #endregion limits
