import { type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

const notice = document.createElement('p');
notice.role = 'status';
document.body.prepend(notice);

// #region step-free
async function showStepFreeWay(from: Location, to: Location): Promise<void> {
  const stepFree = await map.venue.route(from, to, { accessible: true });
  if (stepFree.found) {
    map.navigation.draw(stepFree);
    notice.textContent = `Step free, ${Math.round(stepFree.distance)} m`;
  } else if (stepFree.reason === 'not-accessible') {
    notice.textContent =
      'Every route between these places has steps. Ask at reception for help.';
  } else {
    notice.textContent = stepFree.message;
  }
}
// #endregion step-free

const entrance = map.venue.get('location', 'main-entrance');
await showStepFreeWay(entrance, map.venue.get('location', 'ward-2a'));
