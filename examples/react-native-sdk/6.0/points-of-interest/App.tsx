import {
  type ElementData,
  Label,
  MapView,
  useOptionalMap,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';

// #region points
type Point = ElementData<'point-of-interest'>;

function Points() {
  const map = useOptionalMap();
  const [points, setPoints] = useState<readonly Point[]>([]);
  useEffect(() => {
    map?.venue.all('point-of-interest').then(setPoints, console.warn);
  }, [map]);
  return points.map((point) => {
    const text = [point, ...point.locations, ...point.annotations].find(
      ({ name }) => name,
    )?.name;
    return text ? (
      <Label
        key={point.id}
        target={point}
        text={text}
        {...(point.icon !== undefined && { icon: point.icon })}
      />
    ) : null;
  });
}
// #endregion points

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      floor="f_arrivals"
      labels={false}
    >
      <Points />
    </MapView>
  );
}
