import { element } from '../../controls/element.ts';
import { icon } from '../../controls/icon.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';
import './markers.css';

/** Invented waiting times. */
const MINUTES: Readonly<Record<string, number>> = {
  'check-in-a': 4,
  'check-in-b': 7,
  'check-in-c': 2,
  'bag-drop': 6,
  security: 25,
};
const LONG = 12;

/** Badges with waiting times, and a plain text on a shop. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Waiting times' });
  const map = await showDemo(phone, 'northwind-airport', { labels: false });
  const places = Object.keys(MINUTES).map((id) => map.venue.get('location', id));
  for (const place of places) {
    const minutes = MINUTES[place.externalId ?? ''] ?? 0;
    const content = element('queue-badge', icon('walk'), `${minutes} min`);
    if (minutes > LONG) content.dataset['long'] = '';
    map.markers.add(place, { content, rank: 'high' });
  }
  const pharmacy = map.venue.get('location', 'pharmacy');
  map.markers.add(pharmacy, { content: 'Meet here at noon', rank: 'always' });
  await map.camera.focusOn([pharmacy, ...places], { padding: { left: 60, right: 90 } });
};
