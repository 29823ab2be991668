import { showVenue } from '@brand/web-sdk';

const count = 12;

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const floor = map.floors.current;

for (const place of floor.locations.slice(0, count)) {
  const marker = map.markers.add(place, {
    content: place.name,
    anchor: 'bottom',
    rank: 'medium',
    interactive: true,
  });
  marker.on('click', () => trolley.moveTo(place, { duration: 1500 }));
}

const trolley = map.markers.add(floor.center, {
  content: 'Trolley',
  className: 'trolley',
  rank: 'always',
  zIndex: 1,
});

const style = new CSSStyleSheet();
style.replaceSync(`.trolley {
  padding: 4px 10px;
  border-radius: 999px;
  background: #a1321f;
  color: white;
}`);
document.adoptedStyleSheets.push(style);
