import { showVenue } from '@brand/web-sdk';

// #region fallback
await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  fallback: () => {
    const link = document.createElement('a');
    link.href = '/floor-plan.pdf';
    link.textContent = 'Open the floor plan as a document';
    return link;
  },
});
// #endregion fallback
