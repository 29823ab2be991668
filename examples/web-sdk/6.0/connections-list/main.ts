import { type Connection, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const list = document.createElement('ul');
list.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 300px; margin: 0; overflow: auto; background: Canvas';
document.body.append(list);
map.camera.setPadding({ left: list.offsetWidth });

// #region describe
function describe({ name, entrances, exits, isAccessible }: Connection): string {
  const goesIn = new Set(entrances.map(({ floor }) => floor));
  const comesOut = new Set(exits.map(({ floor }) => floor));
  const isOneWay = [...goesIn].some((floor) => !comesOut.has(floor));
  const namesOf = (floors: Iterable<{ name: string }>): string =>
    Array.from(floors, (floor) => floor.name).join(', ');
  const way = isOneWay
    ? `from ${namesOf(goesIn)} to ${namesOf(comesOut)}`
    : `between ${namesOf(goesIn)}`;
  return `${name}: ${way}${isAccessible ? ', step free' : ''}`;
}
// #endregion describe

for (const connection of map.venue.connections) {
  const item = document.createElement('li');
  item.textContent = describe(connection);
  list.append(item);
}
await map.camera.reset();
