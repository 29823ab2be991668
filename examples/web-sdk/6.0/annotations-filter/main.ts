import { showVenue } from '@brand/web-sdk';
import { type AnnotationGroup, annotations } from '@brand/web-sdk/annotations';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
  labels: false,
});

const form = document.createElement('form');
form.style.cssText =
  'position: absolute; top: 12px; left: 12px; padding: 10px 14px; display: grid; ' +
  'border-radius: 10px; background: Canvas; box-shadow: 0 2px 10px #0004';
document.body.append(form);

// #region groups
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Fire safety': ['fire-extinguisher', 'fire-hose', 'fire-alarm'],
  'First aid': ['aed', 'first-aid', 'eyewash'],
  Evacuation: ['emergency-exit', 'evacuation-chair', 'assembly-point'],
};

const safety = map.use(annotations);
const known = new Set(safety.bySymbol().map(({ symbol }) => symbol.key));
const shown = new Map<string, AnnotationGroup>();

function setShown(name: string, isWanted: boolean): void {
  shown.get(name)?.remove();
  const symbols = GROUPS[name]?.filter((key) => known.has(key)) ?? [];
  if (isWanted) shown.set(name, safety.show({ symbols, rank: 'high' }));
}
// #endregion groups

for (const name of Object.keys(GROUPS)) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = name !== 'Evacuation';
  box.addEventListener('change', () => setShown(name, box.checked));
  label.append(box, ` ${name}`);
  form.append(label);
  setShown(name, box.checked);
}
