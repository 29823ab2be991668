import type { Location, MapView } from '@brand/web-sdk';
import { coveredEdges } from '../frame/covered-edges.ts';
import type { Phone } from '../frame/phone.ts';

/** Highlights a place as tapped, and moves it into view between the controls. */
export async function markSelected(map: MapView, phone: Phone, place: Location): Promise<void> {
  map.elements.set(place.elements, { color: '#f08c00' });
  await map.camera.setPadding(coveredEdges(phone));
  await map.camera.focusOn(place, { maxZoom: 19.4 });
}
