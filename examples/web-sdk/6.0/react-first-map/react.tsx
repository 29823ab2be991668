import {
  MapView,
  Navigation,
  useFloor,
  useMap,
  useRoute,
} from '@brand/web-sdk-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// #region floors
function FloorPicker() {
  const { venue } = useMap();
  const { floor, setFloor } = useFloor();
  return (
    <select
      value={floor.id}
      onChange={({ target }) => void setFloor(target.value)}
    >
      {venue.floors.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
// #endregion floors

// #region way
function Way() {
  const { venue } = useMap();
  const desk = venue.get('location', 'information');
  const bookshop = venue.get('location', 'bookshop');
  const { route } = useRoute(desk, bookshop);
  return route ? <Navigation routes={route} /> : null;
}
// #endregion way

// #region app
function App() {
  return (
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      theme="system"
      fallback={<p>Loading the map</p>}
    >
      <FloorPicker />
      <Way />
    </MapView>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// #endregion app
