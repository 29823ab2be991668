import { embedViewer, ViewerError } from '@brand/viewer-embed';

const container = document.querySelector<HTMLElement>('#map')!;
const viewer = embedViewer(container, { venue: 'harbour-mall' });

// #region both-ways
const list = document.createElement('select');
list.id = 'shops';
list.ariaLabel = 'Shops';
for (const id of ['', 'cinema', 'bookshop', 'bakery']) list.add(new Option(id));
container.before(list);

list.addEventListener('change', async () => {
  try {
    await viewer.setState({ location: list.value || null });
  } catch (error) {
    if (!(error instanceof ViewerError)) throw error;
    console.warn(error.code, error.message);
  }
});
// Setting a list's value fires no event, so there is no loop.
viewer.on('state-changed', ({ location = '' }) => {
  list.value = location;
});
// #endregion both-ways
