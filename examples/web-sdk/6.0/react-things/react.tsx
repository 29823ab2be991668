import {
  Label,
  MapView,
  Model,
  Path,
  Shape,
  useMap,
  useRoute,
} from '@brand/web-sdk-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// #region things
const kiosk =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';

function Things() {
  const { venue } = useMap();
  const desk = venue.get('location', 'information');
  const bookshop = venue.get('location', 'bookshop');
  const { route } = useRoute(desk, bookshop);
  const [shop] = bookshop.elements;
  return (
    <>
      {route && <Path course={route} color="#1a73e8" pattern="dashed" />}
      {shop?.geometry.type === 'Polygon' && (
        <Shape
          geojson={shop.geometry}
          floor={shop.floor}
          color="#e8710a"
          opacity={0.6}
          height={3}
        />
      )}
      <Label
        target={bookshop}
        text="Reading at four"
        rank="always"
        weight={700}
      />
      <Model target={desk.elements[0]!} url={kiosk} scale={2} />
    </>
  );
}
// #endregion things

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      camera={{ center: { lngLat: [-9.13896, 38.70318] }, zoom: 19.2 }}
    >
      <Things />
    </MapView>
  </StrictMode>,
);
