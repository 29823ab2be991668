import { text3d } from '@brand/web-sdk/text-3d';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

const IN_VIEW = ['cafe', 'event-space', 'atrium'];

/** Names of rooms that lie on the floor and turn with it. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Ground floor' });
  const map = await showDemo(phone, 'kestrel-house', { labels: false });
  // Above the furniture, which would cover the letters.
  map.use(text3d).addAll(map.floors.current.locations, { altitude: 1.5 });
  const places = IN_VIEW.map((id) => map.venue.get('location', id));
  await map.camera.focusOn(places, { pitchDegrees: 15, padding: { left: 0, right: 0 } });
};
