import { Label, MapView, useFloor, useVenue } from '@brand/react-native-sdk';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, Text } from 'react-native';

const SOURCE = { venueId: 'northwind-airport', key: 'demo' };

// #region category
function CategoryLabels() {
  const { venue } = useVenue();
  const { floor } = useFloor();
  const [chosen, setChosen] = useState('lcat_gates');
  const places = venue?.locations.filter(
    ({ categories, floors }) =>
      categories.some(({ id }) => id === chosen) &&
      floors.some(({ id }) => id === floor?.id),
  );
  return (
    <>
      {places?.map((place) => (
        <Label
          key={place.id}
          target={place}
          text={place.name}
          rank="high"
          size={15}
        />
      ))}
      <ScrollView horizontal style={styles.chips}>
        {venue?.categories.map(({ id, name }) => (
          <Pressable key={id} style={styles.chip} onPress={() => setChosen(id)}>
            <Text style={id === chosen && styles.chosen}>{name}</Text>
          </Pressable>
        ))}
      </ScrollView>
    </>
  );
}
// #endregion category

export default function App() {
  return (
    <MapView source={SOURCE} labels={false}>
      <CategoryLabels />
    </MapView>
  );
}

const styles = StyleSheet.create({
  chips: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    backgroundColor: 'white',
  },
  chip: { minHeight: 44, justifyContent: 'center', paddingHorizontal: 12 },
  chosen: { fontWeight: '700' },
});
