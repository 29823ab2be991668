import { MapView } from '@brand/web-sdk-react';
import { createRoot } from 'react-dom/client';

// #region errors
function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      fallback={<p>Loading the map</p>}
      errorFallback={({ error, retry }) => (
        <div role="alert">
          <p>{error.message}</p>
          <button onClick={retry}>Try again</button>
        </div>
      )}
    />
  );
}
// #endregion errors

createRoot(document.querySelector('#root')!).render(<App />);
