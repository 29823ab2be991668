import { showVenue } from '@brand/web-sdk';
import { annotations } from '@brand/web-sdk/annotations';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
map.use(annotations).show({ symbols: ['aed'], rank: 'always', size: 28 });

// #region nearest
const here = map.venue.get('location', 'paediatrics');
const defibrillators = map.venue.annotations.filter(
  ({ symbol }) => symbol.key === 'aed',
);
const [nearest] = await map.venue.nearestByWalking(here, defibrillators);

if (nearest) {
  // The symbol already marks the destination.
  map.navigation.draw(nearest.route, { markers: { destination: 'none' } });
  map.accessibility.announce(
    `Defibrillator, ${Math.round(nearest.distance)} metres`,
  );
}
// #endregion nearest
