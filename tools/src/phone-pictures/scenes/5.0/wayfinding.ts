import { addBanner } from '../../controls/banner.ts';
import { addSheet } from '../../controls/sheet.ts';
import { coveredEdges } from '../../frame/covered-edges.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

const METRES_A_MINUTE = 72;

/** A route from security to a restaurant, its next turn above and its length below. */
export const scene: Scene = async (phone) => {
  const map = await showDemo(phone, 'northwind-airport');
  const restaurant = map.venue.get('location', 'seafood');
  const route = await map.venue.route(map.venue.get('location', 'security'), restaurant);
  if (!route.found) return;
  const [, turn] = route.instructions;
  const [title = '', rest = ''] = (turn?.text ?? '').split(' and ');
  addBanner(phone, { icon: 'left', title, detail: `Then ${rest}` });
  const minutes = Math.max(1, Math.round(route.distance / METRES_A_MINUTE));
  addSheet(phone, {
    title: `${minutes} min`,
    detail: `${Math.round(route.distance)} m to ${restaurant.name}`,
    buttons: ['Start', 'Step-free'],
  });
  map.navigation.draw(route, { fitCamera: false });
  await map.camera.setPadding(coveredEdges(phone));
  await map.camera.focusOn(route);
};
