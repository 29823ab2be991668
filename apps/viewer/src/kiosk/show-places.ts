import type { Location } from '@brand/web-sdk';
import type { ViewerSession } from '../session/viewer-session.ts';

const STAY_MS = 8000;
const FLIGHT_MS = 2500;
const MAX_PLACES = 12;

/** Flies from place to place until stopped; shows the whole map if reduced motion is preferred. */
export function showPlaces(
  { map, venue }: ViewerSession,
  onPlace: (place: Location) => void,
): () => void {
  const places = (venue.topLocations.length > 0 ? venue.topLocations : venue.locations)
    .filter(({ isHidden, center }) => !isHidden && center !== undefined)
    .slice(0, MAX_PLACES);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let index = 0;
  const showNext = (): void => {
    const place = places[index % places.length];
    index += 1;
    if (!place) return;
    onPlace(place);
    if (!isStill) void map.camera.focusOn(place, { maxZoom: 19.5, duration: FLIGHT_MS });
  };
  showNext();
  const timer = setInterval(showNext, STAY_MS);
  return () => {
    clearInterval(timer);
    map.camera.stop();
  };
}
