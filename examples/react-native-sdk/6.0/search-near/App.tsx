import {
  type Coordinate,
  MapView,
  useElementChange,
  useFeature,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Text } from 'react-native';

const HERE: Coordinate = {
  lngLat: [1.63284, 50.73001],
  floorId: 'f_departures',
};

// #region near
function OpenCafes() {
  const search = useFeature('search');
  const [spaces, setSpaces] = useState<readonly { type: 'space'; id: string }[]>(
    [],
  );
  useEffect(() => {
    const find = async (): Promise<void> => {
      const hits = await search?.query('', {
        types: ['location'],
        categories: ['lcat_cafes'],
        near: HERE,
        open: new Date('2026-06-01T10:00:00Z'),
      });
      const elements = hits?.flatMap((hit) =>
        hit.type === 'location' ? hit.element.elements : [],
      );
      setSpaces(
        elements?.flatMap(({ type, id }) =>
          type === 'space' ? [{ type, id }] : [],
        ) ?? [],
      );
    };
    find().catch(console.warn);
  }, [search]);
  useElementChange(spaces, { color: '#e8a33d' });
  return <Text role="status">{spaces.length} cafés are open</Text>;
}
// #endregion near

export default function App() {
  return (
    <MapView source={{ venueId: 'northwind-airport', key: 'demo' }}>
      <OpenCafes />
    </MapView>
  );
}
