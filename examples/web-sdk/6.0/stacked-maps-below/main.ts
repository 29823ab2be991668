import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_second',
  camera: { pitchDegrees: 60 },
});

// #region below
const owner = {};

map.floors.override(owner, (floor) => {
  const { current } = map.floors;
  const isCurrent = floor === current;
  const isBelow =
    floor.floorStack === current.floorStack &&
    floor.elevation < current.elevation;
  return {
    isVisible: isCurrent || isBelow,
    altitude: map.floors.altitudeOf(floor),
    opacity: isCurrent ? 1 : 0.35,
    isBackdrop: isBelow,
  };
});
await map.floors.refresh({ duration: 300 });
// #endregion below
