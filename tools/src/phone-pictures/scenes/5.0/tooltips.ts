import { element } from '../../controls/element.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';
import './tooltips.css';

/** A route with a note at each of its turns. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Route to Gate B1' });
  const map = await showDemo(phone, 'northwind-airport', { labels: false });
  const security = map.venue.get('location', 'security');
  const route = await map.venue.route(security, map.venue.get('location', 'gate-b1'));
  if (!route.found) return;
  map.navigation.draw(route, { followFloor: false, fitCamera: false });
  for (const { action, coordinate, text } of route.instructions) {
    if (action === 'depart') continue;
    const [note = ''] = text.split(/ and walk|, straight/);
    const content = element('tooltip', note);
    map.markers.add(coordinate, { content, offset: 10, rank: 'always', zIndex: 1 });
  }
  await map.camera.focusOn(route, { padding: { left: 80, right: 60, top: 110, bottom: 60 } });
};
