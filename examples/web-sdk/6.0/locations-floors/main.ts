import { type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region highlight
let highlighted: Location | undefined;

async function highlight(location: Location): Promise<void> {
  if (highlighted) map.elements.reset(highlighted.elements);
  highlighted = location;
  map.elements.set(location.elements, { color: '#e8a33d' });

  // If the place is on this floor, stay here. Otherwise, go to its lowest floor.
  const { current } = map.floors;
  const floor = location.floors.includes(current) ? current : location.floors[0];
  const parts = location.elements.filter((element) => element.floor === floor);
  await map.camera.focusOn(parts);
}
// #endregion highlight

// #region click
map.on('click', ({ element }) => {
  const [location] = element?.locations ?? [];
  if (location) highlight(location);
});
// #endregion click

await highlight(map.venue.get('location', 'department-store'));
