import {
  LABEL_APPEARANCE,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet, Switch, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region appearance
export default function App() {
  const store = useRef<MapStore>(null);
  const [isInverted, setIsInverted] = useState(false);

  function label(inverted: boolean) {
    const { DARK_ON_LIGHT, LIGHT_ON_DARK } = LABEL_APPEARANCE;
    setIsInverted(inverted);
    store.current?.labelAll({
      appearance: inverted ? LIGHT_ON_DARK : DARK_ON_LIGHT,
    });
  }

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={() => label(isInverted)}
      />
      <Switch
        accessibilityLabel="Light letters"
        value={isInverted}
        onValueChange={label}
      />
    </View>
  );
}
// #endregion appearance

const styles = StyleSheet.create({ screen: { flex: 1 } });
