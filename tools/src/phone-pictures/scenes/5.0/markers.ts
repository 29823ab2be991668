import { element } from '../../controls/element.ts';
import { icon } from '../../controls/icon.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';
import './markers.css';

/** Invented waiting times. */
const MINUTES: Readonly<Record<string, number>> = {
  bakery: 4,
  'customer-service': 7,
  'fish-restaurant': 25,
  electronics: 2,
  ceramics: 6,
  pharmacy: 14,
};
const LONG = 12;

/** Badges with waiting times, and a plain text on a shop. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Waiting times' });
  const map = await showDemo(phone, 'harbour-mall', { labels: false });
  const places = Object.keys(MINUTES).map((id) => map.venue.get('location', id));
  for (const place of places) {
    const minutes = MINUTES[place.externalId ?? ''] ?? 0;
    const content = element('queue-badge', icon('walk'), `${minutes} min`);
    if (minutes > LONG) content.dataset['long'] = '';
    map.markers.add(place, { content, rank: 'high' });
  }
  const bookshop = map.venue.get('location', 'bookshop');
  map.markers.add(bookshop, { content: 'Meet here at noon', rank: 'always' });
  await map.camera.focusOn([bookshop, ...places], { padding: { left: 30, right: 20 } });
};
