import { Label, MapView, useVenue } from '@brand/react-native-sdk';

// #region labels
function Deals() {
  const { venue } = useVenue();
  const shops = venue?.locations.filter(({ categories }) =>
    categories.some(({ id }) => id === 'lcat_cafes'),
  );
  return shops?.map((shop) => (
    <Label
      key={shop.id}
      target={shop}
      text={`${shop.name}: 2 for 1`}
      rank="high"
      color="#c92a2a"
    />
  ));
}
// #endregion labels

const START = {
  center: { lngLat: [-9.13935, 38.7031], floorId: 'f_ground' },
  zoom: 19.6,
} as const;

export default function App() {
  return (
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      camera={START}
      labels={{ icons: 'none', spaces: false }}
    >
      <Deals />
    </MapView>
  );
}
