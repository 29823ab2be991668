import { MapView, Marker, useMap } from '@brand/web-sdk-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// #region markers
function Waiting({ id, minutes }: { id: string; minutes: number }) {
  const { venue } = useMap();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Marker
      target={venue.get('location', id)}
      rank="high"
      onClick={() => setIsOpen(!isOpen)}
    >
      {isOpen ? `About ${minutes} minutes at this desk` : `${minutes} min`}
    </Marker>
  );
}

function App({ desks }: { desks: readonly { id: string; minutes: number }[] }) {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      floor="f_departures"
    >
      {desks.map((desk) => (
        <Waiting key={desk.id} {...desk} />
      ))}
    </MapView>
  );
}
// #endregion markers

createRoot(document.querySelector('#root')!).render(
  <App
    desks={[
      { id: 'check-in-a', minutes: 4 },
      { id: 'check-in-b', minutes: 12 },
      { id: 'security', minutes: 20 },
    ]}
  />,
);
