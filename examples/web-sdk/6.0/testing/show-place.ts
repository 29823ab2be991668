import { type MapView, showVenue } from '@brand/web-sdk';

/** Shows the office and moves the camera to the place with this name. */
export async function showPlace(
  container: HTMLElement,
  name: string,
): Promise<MapView> {
  const map = await showVenue(container, {
    venueId: 'kestrel-house',
    key: 'demo',
  });
  const place = map.venue.locations.find((location) => location.name === name);
  if (place) await map.camera.focusOn(place);
  return map;
}
