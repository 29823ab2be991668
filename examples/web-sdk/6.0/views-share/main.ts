import { MapViewError, showVenue } from '@brand/web-sdk';
import { views } from '@brand/web-sdk/views';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });

// #region share
const shared = map.use(views);

async function openLink(): Promise<void> {
  if (location.hash === '') return;
  try {
    await shared.apply(shared.fromHash(location.hash), { duration: 0 });
  } catch (error) {
    if (!(error instanceof MapViewError)) throw error;
    // An old or damaged link: the map keeps its initial view.
  }
}

function copyLink(): Promise<void> {
  const link = new URL(location.href);
  link.hash = shared.toHash(shared.capture());
  return navigator.clipboard.writeText(link.href);
}
// #endregion share

const button = document.createElement('button');
button.textContent = 'Copy link';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
button.addEventListener('click', copyLink);
document.body.append(button);
await openLink();
