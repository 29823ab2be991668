import { showVenue } from '@brand/web-sdk';

// #region fallback
await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  fallback: () => {
    const link = document.createElement('a');
    link.href = '/floor-plan.pdf';
    link.textContent = 'Open the floor plan as a PDF';
    return link;
  },
});
// #endregion fallback
