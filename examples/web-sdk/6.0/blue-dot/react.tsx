import { blueDot } from '@brand/web-sdk/blue-dot';
import { MapView, useFeature } from '@brand/web-sdk-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

// #region position
function Position() {
  const dot = useFeature(blueDot);
  useEffect(() => {
    dot?.report({
      lngLat: [-9.13896, 38.70309],
      floorLevel: 0,
      accuracy: 5,
      headingDegrees: 60,
    });
    dot?.follow('position');
  }, [dot]);
  return null;
}
// #endregion position

createRoot(document.querySelector('#root')!).render(
  <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
    <Position />
  </MapView>,
);
