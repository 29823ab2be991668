import { VenueView } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

// #region map
const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
};

export default function App() {
  const [log, setLog] = useState<readonly string[]>(['mounted']);
  const add = (line: string) => setLog((lines) => [...lines, line]);
  return (
    <View style={styles.screen}>
      <VenueView
        style={styles.screen}
        options={options}
        onDataLoaded={({ name, maps }) => add(`${name}: ${maps.length} maps`)}
        onFirstMapLoaded={(map) => add(`drawn: ${map.name}`)}
      />
      <Text style={styles.log}>{log.join('\n')}</Text>
    </View>
  );
}
// #endregion map

const styles = StyleSheet.create({
  screen: { flex: 1 },
  log: { padding: 12, fontSize: 14 },
});
