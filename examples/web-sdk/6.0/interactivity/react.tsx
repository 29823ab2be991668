import type { GeometryElement } from '@brand/web-sdk';
import {
  MapView,
  useElementChange,
  useVenue,
  VenueProvider,
} from '@brand/web-sdk-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Selection({ element }: { element: GeometryElement | undefined }) {
  useElementChange(element, { color: '#f08c00' });
  return null;
}

function Mall() {
  const { venue } = useVenue();
  const [clicked, setClicked] = useState<GeometryElement | null>();
  const first = venue?.get('location', 'bookshop').elements[0];
  const selected = clicked === undefined ? first : (clicked ?? undefined);
  return (
    <>
      <output>{selected?.locations[0]?.name ?? 'Nothing selected'}</output>
      <MapView
        onClick={({ element }) =>
          setClicked(element?.locations.length ? element : null)
        }
      >
        <Selection element={selected} />
      </MapView>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(
  <VenueProvider source={{ venueId: 'harbour-mall', key: 'demo' }}>
    <Mall />
  </VenueProvider>,
);
