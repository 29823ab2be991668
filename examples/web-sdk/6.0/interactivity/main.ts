import { type GeometryElement, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const caption = document.createElement('output');
document.body.prepend(caption);

let selected: GeometryElement | undefined;

function select(element: GeometryElement | undefined): void {
  if (selected) map.elements.set(selected, { color: 'default' });
  selected = element?.locations.length ? element : undefined;
  if (selected) map.elements.set(selected, { color: '#f08c00' });
  caption.textContent = selected?.locations[0]?.name ?? 'Nothing selected';
}

map.on('click', ({ element }) => select(element));

const bookshop = map.venue.get('location', 'bookshop');
select(bookshop.elements[0]);
map.camera.focusOn(bookshop, { maxZoom: 19.5 });
