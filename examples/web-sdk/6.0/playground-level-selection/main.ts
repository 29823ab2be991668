import { type Floor, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });
const bar = document.createElement('nav');
const reasons = document.createElement('output');
document.body.prepend(bar);

function addList(label: string): HTMLSelectElement {
  const list = document.createElement('select');
  list.ariaLabel = label;
  list.addEventListener('change', async () => {
    await map.floors.set(list.value, { duration: 300, reason: 'selector' });
    await map.camera.focusOn(map.floors.current);
  });
  bar.append(list);
  return list;
}

const buildings = addList('Building');
const floors = addList('Floor');
bar.append(reasons);

// A floor that belongs to no building is outdoors.
const entries = [
  ...map.venue.floors.filter(({ floorStack }) => !floorStack),
  ...map.venue.floorStacks.map(({ defaultFloor }) => defaultFloor),
];

function showCurrent(): void {
  const { current, currentStack } = map.floors;
  const isHere = (floor: Floor) => floor.floorStack === currentStack;
  buildings.replaceChildren(
    ...entries.map((floor) => {
      const name = floor.floorStack?.name ?? floor.name;
      return new Option(name, floor.id, false, isHere(floor));
    }),
  );
  floors.replaceChildren(
    ...map.venue.floors
      .filter(isHere)
      .toReversed()
      .map(({ name, id }) => new Option(name, id, false, id === current.id)),
  );
}

map.on('floor-change', ({ reason }) => {
  reasons.textContent = `Changed by: ${reason}`;
  showCurrent();
});
showCurrent();
