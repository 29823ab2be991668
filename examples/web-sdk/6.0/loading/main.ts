import { MapViewError, showVenue } from '@brand/web-sdk';

const status = document.createElement('p');
status.setAttribute('role', 'status');
document.body.append(status);

// #region progress
try {
  await showVenue('#map', {
    venueId: 'st-brigid-hospital',
    key: 'demo',
    onProgress: ({ loaded, total }) => {
      status.textContent = total
        ? `${Math.round((100 * loaded) / total)} %`
        : 'Loading…';
    },
    onFirstFrame: () => status.remove(),
  });
} catch (error) {
  if (!(error instanceof MapViewError)) throw error;
  status.textContent = `${error.message} (${error.code})`;
}
// #endregion progress
