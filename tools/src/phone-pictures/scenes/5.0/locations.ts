import { addSheet } from '../../controls/sheet.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import { coveredEdges } from '../../frame/covered-edges.ts';
import type { Scene } from '../../frame/phone.ts';
import { logoOf } from '../logo-of.ts';
import { showDemo } from '../show-demo.ts';

const PLACES = ['duty-free', 'cafe-rotunda', 'toys', 'bookshop'];
const CHOSEN = 'cafe-rotunda';

/** Places of a venue in a list, with logo and category; the one that was chosen is in view. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Places', action: 'search' });
  const map = await showDemo(phone, 'northwind-airport');
  const places = PLACES.map((id) => map.venue.get('location', id));
  const rows = places.map(async (place) => ({
    title: place.name,
    detail: place.categories[0]?.name ?? '',
    chosen: place.externalId === CHOSEN,
    ...(await logoOf(map, place)),
  }));
  addSheet(phone, { rows: await Promise.all(rows) });
  await map.camera.setPadding(coveredEdges(phone));
  const [element] = map.venue.get('location', CHOSEN).elements;
  if (element === undefined) return;
  map.elements.set(element, { color: '#f08c00' });
  await map.camera.focusOn(element, { maxZoom: 19.4 });
};
