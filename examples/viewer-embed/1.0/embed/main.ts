// #region embed
import { embedViewer } from '@brand/viewer-embed';

const container = document.querySelector<HTMLElement>('#map')!;
const viewer = embedViewer(container, {
  venue: 'harbour-mall',
  title: 'Map of Harbour Mall',
});
await viewer.ready;
await viewer.setState({ location: 'cinema' });
// #endregion embed

// #region follow
viewer.on('state-changed', ({ location, floor }) => {
  console.log(`The visitor sees ${location ?? 'no place'} on ${floor}.`);
});
viewer.on('error', ({ code, message }) => console.warn(code, message));
// #endregion follow
