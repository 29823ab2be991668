import { VenueView } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
};

// #region timer
const LIMIT = 20_000;

export default function App() {
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => setIsLate(true), LIMIT);
    return () => clearTimeout(timer);
  }, [attempt, isLoaded]);

  function tryAgain() {
    setIsLate(false);
    setAttempt(attempt + 1);
  }

  return (
    <View style={styles.screen}>
      <VenueView
        key={attempt}
        style={styles.screen}
        options={options}
        onDataLoaded={() => setIsLoaded(true)}
      />
      {isLate && !isLoaded && (
        <Button title="No map. Try again" onPress={tryAgain} />
      )}
    </View>
  );
}
// #endregion timer

const styles = StyleSheet.create({ screen: { flex: 1 } });
