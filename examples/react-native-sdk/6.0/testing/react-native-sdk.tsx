import type { MapViewProps } from '@brand/react-native-sdk';
import { Pressable } from 'react-native';

const venue = { name: 'Harbour Mall' };
const bookshop = { locations: [{ name: 'Harbour Books' }] };

/** Replaces the map. A press simulates a tap on the bookshop. */
export function MapView({ onClick, children }: MapViewProps) {
  const press = () => onClick?.({ element: bookshop } as never);
  return (
    <Pressable testID="map" onPress={press}>
      {children}
    </Pressable>
  );
}

export const useVenue = () => ({ venue });
