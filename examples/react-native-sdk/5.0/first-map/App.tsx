import { VenueView } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

// #region map
const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

export default function App() {
  const [title, setTitle] = useState('Loading the map');
  return (
    <View style={styles.screen}>
      <Text style={styles.title}>{title}</Text>
      <VenueView
        style={styles.map}
        options={options}
        onDataLoaded={(venue) =>
          setTitle(`${venue.name}, ${venue.locations.length} places`)
        }
      />
    </View>
  );
}
// #endregion map

const styles = StyleSheet.create({
  screen: { flex: 1 },
  title: { padding: 16, fontSize: 18, fontWeight: '600' },
  map: { flex: 1 },
});
