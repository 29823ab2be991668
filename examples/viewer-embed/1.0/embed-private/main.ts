import { embedViewer } from '@brand/viewer-embed';

const container = document.querySelector<HTMLElement>('#map')!;

// #region embed
const response = await fetch('/map-token');
const { token } = (await response.json()) as { token: string };
const viewer = embedViewer(container, { venue: 'private-office', token });
viewer.ready.catch((error: Error) => {
  container.replaceChildren(`The map cannot be shown: ${error.message}`);
});
// #endregion embed
