import { html, MapView, Marker, useOptionalMap } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

const BOOKSHOP = { type: 'location', id: 'bookshop' } as const;

// #region asset
function LogoPin() {
  const map = useOptionalMap();
  const [logo, setLogo] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const shop = await map?.venue.get('location', 'bookshop');
      const file =
        shop?.logo === undefined
          ? undefined
          : await map?.venue.readAsset(shop.logo);
      if (!isGone) setLogo(file?.uri);
    };
    read().catch(console.warn);
    return () => {
      isGone = true;
    };
  }, [map]);
  if (logo === undefined) return null;
  return (
    <Marker
      target={BOOKSHOP}
      content={html`<img width="72" alt="" src="${logo}" />`}
    />
  );
}
// #endregion asset

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} labels={false}>
      <LogoPin />
    </MapView>
  );
}
