import {
  type Coordinate,
  html,
  MapView,
  Marker,
  useMap,
} from '@brand/react-native-sdk';
import { useEffect } from 'react';

// #region own
type Exhibit = { readonly title: string; readonly at: Coordinate };

function Exhibits({ exhibits }: { exhibits: readonly Exhibit[] }) {
  const map = useMap();
  useEffect(() => {
    map.camera
      .focusOn(
        exhibits.map(({ at }) => at),
        { maxZoom: 20.5 },
      )
      .catch(console.warn);
  }, [map, exhibits]);
  return exhibits.map(({ title, at }, index) => (
    <Marker
      key={title}
      target={at}
      content={html`<b class="stop">${index + 1}</b>`}
      title={title}
      anchor="center"
      rank="high"
    />
  ));
}
// #endregion own

const FLOOR = 'f_ground';
const EXHIBITS: readonly Exhibit[] = [
  {
    title: 'The first kestrel',
    at: { lngLat: [12.593534, 55.689969], floorId: FLOOR },
  },
  { title: 'Wind tunnel', at: { lngLat: [12.59365, 55.69003], floorId: FLOOR } },
  {
    title: 'Nest camera',
    at: { lngLat: [12.593856, 55.690067], floorId: FLOOR },
  },
];
const CSS = `.stop { display: grid; place-items: center; width: 28px; height: 28px;
  border-radius: 50%; background: #5f3dc4; color: #fff; font: 700 14px system-ui }`;

export default function App() {
  return (
    <MapView source={{ venueId: 'kestrel-house', key: 'demo' }} css={CSS}>
      <Exhibits exhibits={EXHIBITS} />
    </MapView>
  );
}
