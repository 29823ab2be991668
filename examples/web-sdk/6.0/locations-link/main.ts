import { type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region read
const wanted = new URLSearchParams(location.search).get('place') ?? 'gate-b3';
const place = map.venue.find('location', wanted);

if (place) await map.camera.focusOn(place, { maxZoom: 19 });
else map.accessibility.announce('This place is no longer on the map.');
// #endregion read

// #region write
function linkTo({ externalId, id }: Location): string {
  const url = new URL(location.href);
  url.searchParams.set('place', externalId ?? id);
  return url.href;
}
// #endregion write

if (place) {
  const link = document.createElement('a');
  link.href = linkTo(place);
  link.textContent = place.name;
  link.style.cssText =
    'padding: 6px 10px; border-radius: 8px; background: Canvas';
  map.markers.add(place, {
    content: link,
    interactive: 'content',
    rank: 'always',
  });
}
