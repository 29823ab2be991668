import { showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const stack = map.use(stackedFloors);

await stack.show();
