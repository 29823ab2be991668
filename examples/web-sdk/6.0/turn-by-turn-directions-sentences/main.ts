import {
  type Instruction,
  type Route,
  showVenue,
  type TurnBearing,
} from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const checkIn = map.venue.get('location', 'check-in-b');
const lounge = map.venue.get('location', 'lounge-aurora');

const panel = document.createElement('aside');
panel.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 290px; overflow: auto; background: Canvas';
document.body.append(panel);

// #region sentence
const TURNS: Record<TurnBearing, string> = {
  straight: 'Continue',
  'slight-left': 'Keep left',
  left: 'Go left',
  'sharp-left': 'Make a hard left',
  'slight-right': 'Keep right',
  right: 'Go right',
  'sharp-right': 'Make a hard right',
  back: 'Turn around',
};
const feet = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'foot' });

function sentenceOf(instruction: Instruction): string {
  const { action, bearing, distance, connection, direction, toFloor, landmark } =
    instruction;
  const walk = feet.format(Math.max(10, Math.round(distance * 0.328) * 10));
  const mark = landmark ? ` at ${landmark.element.name}` : '';
  switch (action) {
    case 'depart':
      return `From here, walk ${walk}`;
    case 'turn':
      return `${TURNS[bearing]}${mark} and walk ${walk}`;
    case 'take-connection':
      return `${connection?.name}: ride ${direction} to ${toFloor?.name}`;
    case 'leave-connection':
      return `Step out and walk ${walk}`;
    default:
      return `You are${mark}`;
  }
}
// #endregion sentence

// #region summary
function summaryOf({ distance, durationSeconds }: Route): string {
  const minutes = new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: 'minute',
  });
  const walk = feet.format(Math.round(distance * 0.328) * 10);
  return `${minutes.format(Math.ceil(durationSeconds / 60))}, ${walk}`;
}
// #endregion summary

const route = await map.venue.route(checkIn, lounge);
if (route.found) {
  map.camera.setPadding({ left: panel.offsetWidth });
  map.navigation.draw(route);
  const title = document.createElement('h2');
  title.textContent = summaryOf(route);
  const list = document.createElement('ol');
  for (const instruction of route.instructions) {
    const item = document.createElement('li');
    item.textContent = sentenceOf(instruction);
    list.append(item);
  }
  panel.append(title, list);
}
