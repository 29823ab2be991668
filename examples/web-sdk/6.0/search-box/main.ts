import { showVenue } from '@brand/web-sdk';
import { createSearch, type SearchHit } from '@brand/web-sdk/search';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const search = createSearch(map.venue);

const form = document.createElement('form');
form.style.cssText =
  'position: absolute; top: 12px; left: 12px; width: 250px; padding: 10px; ' +
  'border-radius: 10px; background: Canvas; box-shadow: 0 2px 10px #0004';
const input = document.createElement('input');
input.type = 'search';
const list = document.createElement('ul');
form.append(input, list);
document.body.append(form);

// #region combobox
input.role = 'combobox';
input.ariaLabel = 'Search this mall';
input.setAttribute('aria-controls', 'results');
list.id = 'results';
list.role = 'listbox';
list.ariaLabel = 'Results';

let hits: readonly SearchHit[] = [];
let active = -1;

function showHits(): void {
  hits = input.value.trim() === '' ? [] : search.query(input.value, { limit: 6 });
  active = hits.length > 0 ? 0 : -1;
  list.replaceChildren(...hits.map(optionOf));
  input.ariaExpanded = String(hits.length > 0);
  mark();
  const count = hits.length === 1 ? '1 result' : `${hits.length} results`;
  if (input.value) map.accessibility.announce(count);
}

function mark(): void {
  for (const [index, option] of [...list.children].entries()) {
    option.ariaSelected = String(index === active);
  }
  input.setAttribute(
    'aria-activedescendant',
    active < 0 ? '' : `result-${active}`,
  );
}

input.addEventListener('input', showHits);
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || hits.length === 0) return;
  event.preventDefault();
  active = (active + step + hits.length) % hits.length;
  mark();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  choose(hits[active]);
});
// #endregion combobox

// #region highlight
function optionOf(hit: SearchHit, index: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `result-${index}`;
  option.role = 'option';
  option.append(hit.element.name, ' ');
  const [match] = hit.matches;
  if (match && match.text !== hit.element.name) {
    const why = document.createElement('small');
    for (const [start, end] of match.ranges.slice(0, 1)) {
      const found = document.createElement('mark');
      found.textContent = match.text.slice(start, end);
      why.append(match.text.slice(0, start), found, match.text.slice(end));
    }
    option.append(why);
  }
  option.addEventListener('click', () => choose(hit));
  return option;
}
// #endregion highlight

// #region choose
function choose(hit: SearchHit | undefined): void {
  if (!hit) return;
  map.elements.reset();
  const places = hit.type === 'category' ? hit.element.locations : [hit.element];
  for (const place of places) {
    const shapes = place.type === 'location' ? place.elements : [place];
    map.elements.set(shapes, { color: '#e8a33d' });
  }
  map.camera.focusOn(places);
}
// #endregion choose

const style = new CSSStyleSheet();
style.replaceSync(`
input { box-sizing: border-box; width: 100%; }
#results { margin: 8px 0 0; padding: 0; list-style: none; }
#results li { padding: 3px 6px; }
#results li[aria-selected='true'] { background: Highlight; color: HighlightText; }
`);
document.adoptedStyleSheets.push(style);
await map.camera.setPadding({ left: 270 });
await map.camera.focusOn(map.floors.current);
input.value = 'book';
showHits();
