import { MapView, Navigation, useMap, useRoute } from '@brand/web-sdk-react';
import { createRoot } from 'react-dom/client';

function Way() {
  const { venue } = useMap();
  const store = venue.get('location', 'department-store');
  const bookshop = venue.get('location', 'bookshop');
  const { route } = useRoute(store, bookshop);
  return route ? <Navigation routes={route} /> : null;
}

createRoot(document.querySelector('#root')!).render(
  <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
    <Way />
  </MapView>,
);
