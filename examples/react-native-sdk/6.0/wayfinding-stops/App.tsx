import {
  MapView,
  Navigation,
  useRouteThrough,
  useVenue,
} from '@brand/react-native-sdk';

const ERRANDS = ['quay-entrance', 'toys', 'bakery', 'bookshop'];

// #region stops
function Errands() {
  const stops = ERRANDS.map((id) => ({ type: 'location', id }) as const);
  const { route } = useRouteThrough(stops, { order: 'shortest' });
  return route ? <Navigation routes={route} path={{ color: '#087f5b' }} /> : null;
}
// #endregion stops

// #region nearest
function NearestToilet({ from }: { from: { type: 'location'; id: string } }) {
  const { venue } = useVenue();
  const toilets = venue?.categories.find(
    ({ id }) => id === 'lcat_toilets',
  )?.locations;
  const { route } = useRouteThrough(toilets ? [from, toilets] : []);
  return route ? <Navigation routes={route} /> : null;
}
// #endregion nearest

export default function App({
  shows = 'errands',
}: {
  shows?: 'errands' | 'toilet';
}) {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      {shows === 'errands' ? (
        <Errands />
      ) : (
        <NearestToilet from={{ type: 'location', id: 'cinema' }} />
      )}
    </MapView>
  );
}
