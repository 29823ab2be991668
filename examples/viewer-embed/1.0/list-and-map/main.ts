import { embedViewer, ViewerError } from '@brand/viewer-embed';

const container = document.querySelector<HTMLElement>('#map');
const list = document.querySelector<HTMLSelectElement>('#shops');
if (!container || !list) throw new Error('The page has no map, or no list.');

const viewer = embedViewer(container, { venue: 'harbour-mall' });

// #region both-ways
list.addEventListener('change', async () => {
  try {
    await viewer.setState({ location: list.value || null });
  } catch (error) {
    if (!(error instanceof ViewerError)) throw error;
    console.warn(error.code, error.message);
  }
});
// To set the value of a list fires no event, so nothing echoes.
viewer.on('state-changed', ({ location = '' }) => {
  list.value = location;
});
// #endregion both-ways
