import { embedViewer } from '@brand/viewer-embed';

const container = document.querySelector<HTMLElement>('#map')!;

// #region url
const viewer = embedViewer(container, {
  venue: 'harbour-mall',
  viewerUrl: 'https://portal.brand.example/viewer/',
});
// #endregion url
viewer.on('error', ({ code, message }) => console.warn(code, message));
