import type { MapView as ShownMap } from '@brand/web-sdk';
import { Label, MapView, useMap } from '@brand/web-sdk-react';
import { createRoot } from 'react-dom/client';

function FreshBread() {
  const bakery = useMap().venue.get('location', 'bakery');
  return (
    <Label
      target={bakery}
      text="Fresh bread until one"
      rank="always"
      color="#7a2e0e"
      haloColor="#fff4e8"
      weight={700}
    />
  );
}

function goThere(map: ShownMap): void {
  map.camera.focusOn(map.venue.get('location', 'bakery'), { maxZoom: 20 });
}

createRoot(document.querySelector('#root')!).render(
  <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} onReady={goThere}>
    <FreshBread />
  </MapView>,
);
