import {
  MapView,
  type SpaceData,
  useElementChange,
  useOptionalMap,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

// #region occupancy
function Occupancy({ busy }: { busy: ReadonlySet<string> }) {
  const map = useOptionalMap();
  const [rooms, setRooms] = useState<readonly SpaceData[]>([]);
  useEffect(() => {
    map?.venue.all('space').then((all) => {
      setRooms(
        all.filter(({ locations }) => locations[0]?.id.startsWith('loc_meeting')),
      );
    }, console.warn);
  }, [map]);
  const isBusy = ({ locations }: SpaceData): boolean =>
    busy.has(locations[0]?.id ?? '');
  useElementChange(rooms.filter(isBusy), { color: '#e03131', height: 1 });
  useElementChange(
    rooms.filter((room) => !isBusy(room)),
    { color: '#2f9e44', height: 0.2 },
  );
  return null;
}
// #endregion occupancy

const BUSY: ReadonlySet<string> = new Set([
  'loc_meeting-birch',
  'loc_meeting-fjord',
  'loc_meeting-tarn',
]);

export default function App() {
  return (
    <MapView source={{ venueId: 'kestrel-house', key: 'demo' }} floor="f_first">
      <Occupancy busy={BUSY} />
    </MapView>
  );
}
