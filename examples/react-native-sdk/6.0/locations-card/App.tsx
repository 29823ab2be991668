import {
  type LocationData,
  MapView,
  type RemoteFile,
  useMap,
  useVenue,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Image, Linking, StyleSheet, Text, View } from 'react-native';

// #region card
type Answers = {
  readonly isOpen?: boolean | undefined;
  readonly picture?: RemoteFile | undefined;
};

function PlaceCard({ place }: { place: LocationData }) {
  const map = useMap();
  const [{ isOpen, picture }, setAnswers] = useState<Answers>({});
  useEffect(() => {
    let isGone = false;
    const [image] = place.images;
    void Promise.all([
      map.venue.ask(place).isOpenAt(new Date()),
      image ? map.venue.readAsset(image.url) : undefined,
    ]).then(([open, file]) => {
      if (!isGone) setAnswers({ isOpen: open, picture: file });
    });
    return () => {
      isGone = true;
    };
  }, [map, place]);
  return (
    <View style={styles.card}>
      {picture && (
        <Image style={styles.picture} source={{ uri: picture.uri }} alt="" />
      )}
      <Text style={styles.name}>{place.name}</Text>
      {isOpen !== undefined && <Text>{isOpen ? 'Open now' : 'Closed now'}</Text>}
      <Text>{place.description}</Text>
      {place.phone !== undefined && (
        <Text
          role="link"
          onPress={() => void Linking.openURL(`tel:${place.phone}`)}
        >
          {place.phone}
        </Text>
      )}
    </View>
  );
}
// #endregion card

function BookshopCard() {
  const { venue } = useVenue();
  const place = venue?.locations.find(
    ({ externalId }) => externalId === 'bookshop',
  );
  return place ? <PlaceCard place={place} /> : null;
}

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      <BookshopCard />
    </MapView>
  );
}

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    padding: 16,
    gap: 6,
    backgroundColor: 'white',
  },
  picture: { width: 96, height: 72 },
  name: { fontSize: 18, fontWeight: '600' },
});
