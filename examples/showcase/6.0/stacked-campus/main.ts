import { type Floor, type FloorStack, showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', {
  className: 'panel',
  ariaLabel: 'Buildings and floors',
});
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });
const { venue } = map;
const stack = map.use(stackedFloors);
const campus = map.floors.current;

const buildings = element('nav', { ariaLabel: 'Buildings' });
const floors = element('ol', { className: 'rows' });
const gap = element('input', { type: 'range', min: '4', max: '30', value: '14' });
const gapField = element('label', { className: 'field' }, 'Gap', gap);
const status = element('p', { className: 'note', role: 'status' });
panel.append(
  element('h2', { textContent: venue.name }),
  buildings,
  status,
  gapField,
  floors,
);

async function openBuilding(building: FloorStack): Promise<void> {
  await map.floors.set(building.defaultFloor);
  // Top floor first, as in the building.
  floors.replaceChildren(...building.floors.toReversed().map(itemOf));
  gapField.hidden = building.floors.length < 2;
  mark(building.name);
  status.textContent = building.address ?? `${building.floors.length} floors`;
  await stack.show({
    floors: building.floors,
    gap: gap.valueAsNumber,
    pitchDegrees: 62,
  });
}

async function showCampus(): Promise<void> {
  await stack.hide();
  await map.floors.set(campus);
  floors.replaceChildren();
  gapField.hidden = true;
  mark(campus.name);
  status.textContent = 'Choose a building to see its floors one above the other.';
  await map.camera.reset();
}

function mark(name: string): void {
  for (const button of buildings.querySelectorAll('button')) {
    button.ariaPressed = String(button.textContent === name);
  }
}

function itemOf(floor: Floor): HTMLElement {
  const places = element('small', {
    textContent: `${floor.locations.length} places`,
  });
  const button = element('button', {}, floor.name, places);
  button.dataset['floor'] = floor.id;
  button.addEventListener('click', () => map.floors.set(floor));
  return element('li', {}, button);
}

function markFloor(): void {
  for (const button of floors.querySelectorAll('button')) {
    button.ariaCurrent = String(
      button.dataset['floor'] === map.floors.current.id,
    );
  }
}

function addButton(text: string, choose: () => void): void {
  const button = element('button', { textContent: text });
  button.addEventListener('click', choose);
  buildings.append(button);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

addButton(campus.name, showCampus);
for (const building of venue.floorStacks.filter(({ isOutdoor }) => !isOutdoor)) {
  addButton(building.name, () => openBuilding(building).then(markFloor));
}
gap.addEventListener('input', () =>
  stack.setGap(gap.valueAsNumber, { duration: 0 }),
);
map.on('floor-change', markFloor);
await openBuilding(venue.get('floor-stack', 'fs_library'));
markFloor();
