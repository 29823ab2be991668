import { addBanner } from '../../controls/banner.ts';
import { addSheet } from '../../controls/sheet.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showOlderDemo } from '../show-older-demo.ts';

/** Events of the listener: the newest as a banner, all as a list below the map. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'St. Brigid Hospital' });
  const view = await showOlderDemo(phone, 'st-brigid-hospital', { firstMap: 'f_ground' });
  const { venue, currentMap } = view;
  const cafe = venue.getLocation('cafe');
  addBanner(phone, { icon: 'tap', title: `Tapped: ${cafe.name}`, detail: currentMap.name });
  addSheet(phone, {
    place: 'below-map',
    rows: [
      { icon: 'list', title: 'onDataLoaded', detail: `${venue.maps.length} maps` },
      { icon: 'map', title: 'onFirstMapLoaded', detail: currentMap.name },
      { icon: 'tap', title: 'onPolygonClicked', detail: cafe.name, chosen: true },
    ],
  });
  view.labelLocations();
  view.colorPolygon(cafe.polygons, '#f08c00');
  await view.focusOn({ locations: [cafe] }, { duration: 0 });
};
