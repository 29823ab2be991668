// #region plain
const VIEWER = 'https://portal.brand.example';
const query = new URLSearchParams({
  venue: 'harbour-mall',
  embedded: 'true',
  origin: location.origin,
});
const frame = document.createElement('iframe');
frame.src = `${VIEWER}/viewer/?${query}`;
frame.title = 'Map of Harbour Mall';
frame.height = '500';
document.body.append(frame);

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== VIEWER) return;
  if (data.protocol !== 'map-viewer' || data.version !== 1) return;
  if (data.type === 'ready') showCinema();
  if (data.type === 'state-changed') console.log(data.payload.state);
  if (data.type === 'error')
    console.warn(data.payload.code, data.payload.message);
});

function showCinema(): void {
  const state = { location: 'cinema' };
  const message = { protocol: 'map-viewer', version: 1, type: 'set-state' };
  frame.contentWindow?.postMessage(
    { ...message, payload: { state }, requestId: 'first' },
    VIEWER,
  );
}
// #endregion plain
