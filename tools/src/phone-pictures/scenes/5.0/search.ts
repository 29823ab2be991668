import { createSearch } from '@brand/web-sdk/search';
import { addSearchField } from '../../controls/search-field.ts';
import { addSheet, type SheetRow } from '../../controls/sheet.ts';
import { coveredEdges } from '../../frame/covered-edges.ts';
import type { Scene } from '../../frame/phone.ts';
import { logoOf } from '../logo-of.ts';
import { showDemo } from '../show-demo.ts';

const QUERY = 'books';

/** A query, its results, and the best one on the map. */
export const scene: Scene = async (phone) => {
  addSearchField(phone, QUERY);
  const map = await showDemo(phone, 'alder-campus');
  const hits = createSearch(map.venue).query(QUERY, { types: ['location'], limit: 4 });
  const rows = hits.map(async ({ element }, index): Promise<SheetRow> => {
    const { name, floors } = element;
    const detail = floors.map((floor) => floor.name).join(', ');
    return { title: name, detail, chosen: index === 0, ...(await logoOf(map, element)) };
  });
  addSheet(phone, { rows: await Promise.all(rows) });
  await map.camera.setPadding(coveredEdges(phone));
  const [best] = hits;
  if (best === undefined) return;
  map.elements.set(best.element.elements, { color: '#f08c00' });
  await map.camera.focusOn(best.element, { maxZoom: 19.6 });
};
