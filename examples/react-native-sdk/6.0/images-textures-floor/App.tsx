import { MapView, useFeature } from '@brand/react-native-sdk';
import { useEffect } from 'react';

const STRIPES =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#ffe3e3" d="M0 0h8v8H0z"/>' +
      '<path stroke="#e03131" stroke-width="2" d="M0 8 8 0"/></svg>',
  );

// #region floor
function FloorArt({
  closed,
}: {
  closed: readonly { type: 'space'; id: string }[];
}) {
  const images = useFeature('images');
  useEffect(() => {
    if (!images) return undefined;
    const art = images.showFloorImages();
    const stripes = images.setTexture(closed, { url: STRIPES, scale: 1.5 });
    for (const work of [art, stripes])
      work.catch((error: Error) => console.warn(error.message));
    return () => {
      for (const work of [art, stripes])
        void work.then((shown) => shown.remove()).catch(() => {});
    };
  }, [images, closed]);
  return null;
}
// #endregion floor

const CLOSED = [{ type: 'space', id: 'g_bookshop' }] as const;

const START = {
  center: { lngLat: [-9.13895, 38.7032], floorId: 'f_ground' },
  zoom: 19.7,
} as const;

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} camera={START}>
      <FloorArt closed={CLOSED} />
    </MapView>
  );
}
