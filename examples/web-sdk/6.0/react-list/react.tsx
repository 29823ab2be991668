import type { Location } from '@brand/web-sdk';
import {
  MapView,
  useElementChange,
  useOptionalMap,
  useVenue,
  VenueProvider,
} from '@brand/web-sdk-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// #region list
function Selection({ place }: { place: Location }) {
  useElementChange(place.elements, { color: '#f08c00', height: 3 });
  return null;
}

function Directory() {
  const { venue, status } = useVenue();
  const map = useOptionalMap();
  const [chosen, setChosen] = useState<Location>();
  if (status === 'loading') return <p>Loading</p>;
  const choose = (place: Location) => {
    setChosen(place);
    map?.camera.focusOn(place);
  };
  const shown = chosen ?? venue?.get('location', 'radiology');
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '12rem 1fr',
        height: '100%',
      }}
    >
      <ul style={{ overflow: 'auto', margin: 0 }}>
        {venue?.locations.map((place) => (
          <li key={place.id}>
            <button onClick={() => choose(place)}>{place.name}</button>
          </li>
        ))}
      </ul>
      <MapView>{shown && <Selection place={shown} />}</MapView>
    </div>
  );
}
// #endregion list

createRoot(document.querySelector('#root')!).render(
  <VenueProvider source={{ venueId: 'st-brigid-hospital', key: 'demo' }}>
    <Directory />
  </VenueProvider>,
);
