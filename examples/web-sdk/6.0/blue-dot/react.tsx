import { blueDot } from '@brand/web-sdk/blue-dot';
import { MapView, useFeature } from '@brand/web-sdk-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

// #region position
function Position() {
  const dot = useFeature(blueDot);
  useEffect(() => {
    dot?.report({
      lngLat: [1.63279, 50.73004],
      floorId: 'f_departures',
      accuracy: 5,
      headingDegrees: 60,
    });
    dot?.follow('position');
  }, [dot]);
  return null;
}
// #endregion position

createRoot(document.querySelector('#root')!).render(
  <MapView source={{ venueId: 'northwind-airport', key: 'demo' }}>
    <Position />
  </MapView>,
);
