import { type Category, type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region all
function locationsOf(category: Category): readonly Location[] {
  return [...category.locations, ...category.children.flatMap(locationsOf)];
}
// #endregion all

// #region colors
for (const category of map.venue.categories) {
  const { color } = category;
  if (!color) continue;
  const spaces = category.locations.flatMap(({ elements }) => elements);
  map.elements.set(spaces, { color });
}
// #endregion colors

await map.camera.focusOn(locationsOf(map.venue.get('category', 'lcat_food')));
