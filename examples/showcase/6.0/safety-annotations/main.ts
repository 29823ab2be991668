import { type Location, showVenue } from '@brand/web-sdk';
import { type AnnotationGroup, annotations } from '@brand/web-sdk/annotations';
import './app.css';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'First aid': ['aed', 'first-aid', 'eyewash'],
  'Fire safety': ['fire-extinguisher', 'fire-hose', 'fire-alarm'],
  Evacuation: ['emergency-exit', 'evacuation-chair', 'assembly-point'],
};

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Safety' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
  labels: false,
});
const { venue } = map;
const safety = map.use(annotations);
const counts = new Map(
  safety
    .bySymbol()
    .map(({ symbol, annotations: all }) => [symbol.key, all.length]),
);
const shown = new Map<string, AnnotationGroup>();

const groups = element(
  'fieldset',
  {},
  element('legend', { textContent: 'Show' }),
);
const floors = element('nav', { ariaLabel: 'Floors' });
const start = element('select', {});
const status = element('p', { role: 'status' });
const find = element('button', { textContent: 'Nearest defibrillator' });
panel.append(
  element('h2', { textContent: 'Safety on this site' }),
  groups,
  floors,
  element('label', { className: 'field' }, 'From', start),
  find,
  status,
);

function addGroup(name: string, isShown: boolean): void {
  const symbols = (GROUPS[name] ?? []).filter((key) => counts.has(key));
  const total = symbols.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
  const box = element('input', { type: 'checkbox', checked: isShown });
  const apply = (): void => {
    shown.get(name)?.remove();
    shown.delete(name);
    if (!box.checked) return;
    const group = safety.show({ symbols, rank: 'high', size: 26 });
    group.on('click', ({ annotation }) => {
      status.textContent = `${annotation.name}, ${annotation.floor.name}`;
      map.camera.focusOn(annotation);
    });
    shown.set(name, group);
  };
  box.addEventListener('change', apply);
  apply();
  groups.append(element('label', {}, box, ` ${name} (${total})`));
}

async function findDefibrillator(from: Location): Promise<void> {
  const all = venue.annotations.filter(({ symbol }) => symbol.key === 'aed');
  const [nearest] = await venue.nearestByWalking(from, all);
  if (!nearest) {
    status.textContent = `No defibrillator can be reached from ${from.name}.`;
    return;
  }
  // The symbol already marks the destination.
  map.navigation.draw(nearest.route, { markers: { destination: 'none' } });
  const { floor } = nearest.element;
  status.textContent = `${Math.round(nearest.distance)} m from ${from.name}, ${floor.name}`;
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

for (const name of Object.keys(GROUPS)) addGroup(name, name === 'First aid');
for (const floor of map.floors.currentStack?.floors ?? []) {
  const button = element('button', { textContent: floor.name });
  const mark = (): void => {
    button.ariaPressed = String(floor === map.floors.current);
  };
  button.addEventListener('click', () => map.camera.focusOn(floor));
  map.on('floor-change', mark);
  mark();
  floors.append(button);
}
for (const id of [
  'paediatrics',
  'main-entrance',
  'radiology',
  'ward-2a',
  'dialysis',
]) {
  start.add(new Option(venue.get('location', id).name, id));
}
find.addEventListener('click', () =>
  findDefibrillator(venue.get('location', start.value)),
);
