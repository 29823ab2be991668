import { type MapView, showVenue } from '@brand/web-sdk';

// #region change
let map: MapView | undefined;
let loading = new AbortController();

async function changeVenue(venueId: string): Promise<void> {
  loading.abort();
  loading = new AbortController();
  const { signal } = loading;
  map?.remove();
  map = undefined;
  try {
    map = await showVenue('#map', { venueId, key: 'demo', signal });
  } catch (error) {
    // Another venue was chosen in the meantime.
    if (!signal.aborted) throw error;
  }
}
// #endregion change

const picker = document.createElement('select');
picker.setAttribute('aria-label', 'Venue');
for (const id of ['harbour-mall', 'kestrel-house', 'northwind-airport']) {
  picker.append(new Option(id, id));
}
picker.addEventListener('change', () => changeVenue(picker.value));
document.body.prepend(picker);
await changeVenue(picker.value);
