import { MapView, useFeature, useMap } from '@brand/react-native-sdk';
import { useEffect } from 'react';

// #region add
function Sign() {
  const map = useMap();
  const images = useFeature('images');
  useEffect(() => {
    if (!images) return undefined;
    const show = async () => {
      const shop = await map.venue.get('location', 'bookshop');
      const [room] = shop.elements;
      if (room?.type !== 'space' || shop.logo === undefined) return undefined;
      await map.camera.focusOn(room, { maxZoom: 20.5 });
      return images.add(room, {
        url: shop.logo,
        width: 6,
        altitude: 3,
        faceCamera: true,
      });
    };
    const sign = show();
    sign.catch((error: Error) => console.warn(error.message));
    return () => void sign.then((image) => image?.remove()).catch(() => {});
  }, [images, map]);
  return null;
}
// #endregion add

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} labels={false}>
      <Sign />
    </MapView>
  );
}
