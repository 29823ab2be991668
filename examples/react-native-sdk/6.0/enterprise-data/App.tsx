import {
  type ElementRef,
  MapView,
  useElementChange,
  useVenue,
} from '@brand/react-native-sdk';
import { StyleSheet, Text, View } from 'react-native';

// #region join
type Tenant = { readonly shopId: string; readonly rating: number };

function Ratings({ tenants }: { tenants: readonly Tenant[] }) {
  const { venue } = useVenue();
  const best = tenants
    .filter(({ rating }) => rating >= 4.5)
    .map(({ shopId }) => shopId);
  const places = venue?.locations.filter(({ externalId }) =>
    best.includes(externalId ?? ''),
  );
  const rooms: ElementRef[] =
    places?.flatMap(({ elements }) => [...elements]) ?? [];
  useElementChange(rooms, { color: '#2f9e44' });
  return (
    <View style={styles.panel}>
      <Text style={styles.title}>Rated best at {venue?.name}</Text>
      {places?.map(({ id, name }) => (
        <Text key={id}>{name}</Text>
      ))}
    </View>
  );
}
// #endregion join

const TENANTS: readonly Tenant[] = [
  { shopId: 'bookshop', rating: 4.8 },
  { shopId: 'bakery', rating: 4.6 },
  { shopId: 'department-store', rating: 4.5 },
  { shopId: 'shoes', rating: 3.9 },
];

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      <Ratings tenants={TENANTS} />
    </MapView>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 12,
    gap: 4,
    backgroundColor: 'white',
  },
  title: { fontWeight: '600' },
});
