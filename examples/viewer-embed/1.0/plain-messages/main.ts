// #region plain
const VIEWER = 'https://maps.example.com';
const frame = document.querySelector<HTMLIFrameElement>('iframe');

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame?.contentWindow || origin !== VIEWER) return;
  if (data.protocol !== 'map-viewer' || data.version !== 1) return;
  if (data.type === 'ready') showCinema();
  if (data.type === 'state-changed') console.log(data.payload.state);
  if (data.type === 'error')
    console.warn(data.payload.code, data.payload.message);
});

function showCinema(): void {
  const state = { location: 'cinema' };
  const message = { protocol: 'map-viewer', version: 1, type: 'set-state' };
  frame?.contentWindow?.postMessage(
    { ...message, payload: { state }, requestId: 'first' },
    VIEWER,
  );
}
// #endregion plain
