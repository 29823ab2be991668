import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showOlderDemo } from '../show-older-demo.ts';

/** Names on the ground floor of a library, one of them larger and in another colour. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Alder Library' });
  const view = await showOlderDemo(phone, 'alder-campus', { firstMap: 'f_library-0' });
  view.labelLocations({ color: '#31445c', fontSize: 13 });
  const { polygons } = view.venue.getMap('f_library-0');
  const nameless = polygons.find((one) => one.locations.length === 0 && !one.isHallway);
  if (nameless) view.labelPolygon(nameless, 'Staff only', { color: '#b3261e', fontSize: 18 });
  const inView = ['periodicals', 'study-hall', 'course-reserves'];
  const locations = inView.map((id) => view.venue.getLocation(id));
  await view.focusOn({ locations }, { duration: 0 });
  await view.setCamera({ tilt: 15 }, { duration: 0 });
};
