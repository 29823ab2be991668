import type { MapView as ShownMap } from '@brand/web-sdk';
import { MapView, Marker, useMap } from '@brand/web-sdk-react';
import { createRoot } from 'react-dom/client';

function MeetingPoint() {
  const bookshop = useMap().venue.get('location', 'bookshop');
  return (
    <Marker target={bookshop} rank="high">
      Meet here at noon
    </Marker>
  );
}

function goThere(map: ShownMap): void {
  map.camera.focusOn(map.venue.get('location', 'bookshop'), { maxZoom: 20 });
}

createRoot(document.querySelector('#root')!).render(
  <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} onReady={goThere}>
    <MeetingPoint />
  </MapView>,
);
