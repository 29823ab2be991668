import { MapView, Marker, useMap } from '@brand/web-sdk-react';
import { createRoot } from 'react-dom/client';

// #region app
function MeetingPoint() {
  const { venue } = useMap();
  return (
    <Marker target={venue.get('location', 'information')} rank="high">
      Meet here
    </Marker>
  );
}

function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      fallback={<p>Loading the map</p>}
    >
      <MeetingPoint />
    </MapView>
  );
}
// #endregion app

createRoot(document.querySelector('#root')!).render(<App />);
