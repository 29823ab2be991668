import { MapView, useFeature, useVenue } from '@brand/react-native-sdk';
import { useEffect } from 'react';

// #region flat
function FloorNames() {
  const { venue } = useVenue();
  const texts = useFeature('text-3d');
  useEffect(() => {
    if (!venue || !texts) return undefined;
    // Above the furniture, which would hide the text.
    const names = texts.addAll(venue.locations, { altitude: 1.5, maxSize: 2 });
    names.catch((error: Error) => console.warn(error.message));
    return () => void names.then((shown) => shown.remove()).catch(() => {});
  }, [venue, texts]);
  return null;
}
// #endregion flat

const START = {
  center: { lngLat: [-71.2279, 46.80295], floorId: 'f_ground' },
  zoom: 19.4,
  pitchDegrees: 20,
} as const;

export default function App() {
  return (
    <MapView
      source={{ venueId: 'st-brigid-hospital', key: 'demo' }}
      camera={START}
      labels={false}
    >
      <FloorNames />
    </MapView>
  );
}
