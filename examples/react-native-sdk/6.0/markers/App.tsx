import { html, MapView, Marker, useVenue } from '@brand/react-native-sdk';
import { useState } from 'react';

const CSS = `
  .price { padding: 4px 8px; border-radius: 12px; background: #1b1f24; color: #fff; font: 600 13px system-ui }
  .price.chosen { background: #d9480f }
`;

// #region markers
function Prices({ prices }: { prices: Readonly<Record<string, string>> }) {
  const { venue } = useVenue();
  const [chosen, setChosen] = useState<string>();
  const places = venue?.locations.filter(({ id }) => id in prices) ?? [];
  return places.map((place) => (
    <Marker
      key={place.id}
      target={place}
      content={html`<span class="price ${place.id === chosen ? 'chosen' : ''}"
        >${prices[place.id] ?? ''}</span
      >`}
      title={`${place.name}, ${prices[place.id] ?? ''}`}
      rank={place.id === chosen ? 'always' : 'high'}
      onClick={() => setChosen(place.id)}
    />
  ));
}
// #endregion markers

const START = {
  center: { lngLat: [-9.1391, 38.70312], floorId: 'f_ground' },
  zoom: 19,
} as const;

export default function App() {
  return (
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      camera={START}
      labels={false}
      css={CSS}
    >
      <Prices prices={PRICES} />
    </MapView>
  );
}

const PRICES = {
  loc_bookshop: 'from €4',
  loc_coffee: '€1.20',
  loc_bakery: '€0.90',
  loc_shoes: 'from €35',
  loc_supermarket: 'Open',
};
