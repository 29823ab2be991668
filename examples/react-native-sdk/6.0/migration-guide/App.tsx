import {
  html,
  MapView,
  Marker,
  Navigation,
  type SpaceData,
  useElementChange,
  useRoute,
} from '@brand/react-native-sdk';
import { useState } from 'react';

const ENTRANCE = { type: 'location', id: 'quay-entrance' } as const;
const INFORMATION = { type: 'location', id: 'information' } as const;
const BOOKSHOP = { type: 'location', id: 'bookshop' } as const;

export default function App() {
  const [tapped, setTapped] = useState<SpaceData>();
  return (
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      floor="f_ground"
      onClick={({ element }) =>
        setTapped(element?.type === 'space' ? element : undefined)
      }
    >
      <Tapped space={tapped} />
      <Way />
      <Marker target={INFORMATION} content={html`<b>Meet here</b>`} rank="high" />
    </MapView>
  );
}

function Tapped({ space }: { space: SpaceData | undefined }) {
  useElementChange(space, { color: '#f08c00' });
  return null;
}

function Way() {
  const { route } = useRoute(ENTRANCE, BOOKSHOP);
  return route ? <Navigation routes={route} /> : null;
}
