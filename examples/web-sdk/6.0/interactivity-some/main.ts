import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
});

// #region some
const { spaces, objects } = map.venue;
map.elements.set([...spaces, ...objects], { interactive: false });

const meeting = map.venue.get('category', 'lcat_meeting');
const rooms = [meeting, ...meeting.children].flatMap(({ locations }) =>
  locations.flatMap(({ elements }) => elements),
);
map.elements.set(rooms, {
  interactive: true,
  color: '#8ce99a',
  hoverColor: '#2b8a3e',
});
// #endregion some
