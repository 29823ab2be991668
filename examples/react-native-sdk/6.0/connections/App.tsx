import { Label, MapView, useVenue } from '@brand/react-native-sdk';

const NAMES: Readonly<Record<string, string>> = {
  elevator: 'Lift',
  escalator: 'Escalator',
  stairs: 'Stairs',
  travelator: 'Moving walk',
};

// #region labels
function WaysUp() {
  const { venue } = useVenue();
  return venue?.connections.flatMap(
    ({ id, name, connectionType, isAccessible, entrances }) =>
      entrances.map(({ element, floor }) => (
        <Label
          key={`${id} ${floor.id} ${element.id}`}
          target={element}
          text={NAMES[connectionType] ?? name}
          color={isAccessible ? '#1864ab' : '#862e9c'}
          haloColor="white"
          rank="high"
        />
      )),
  );
}
// #endregion labels

const START = {
  center: { lngLat: [1.63318, 50.72932], floorId: 'f_departures' },
  zoom: 19,
} as const;

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      camera={START}
      labels={false}
    >
      <WaysUp />
    </MapView>
  );
}
