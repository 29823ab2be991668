import { type MapView, showVenue } from '@brand/web-sdk';
import {
  type Analytics,
  type AnalyticsEvent,
  analytics,
} from '@brand/web-sdk/analytics';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region consent
const waiting: AnalyticsEvent[] = [];

function start(target: MapView): Analytics {
  addEventListener('pagehide', send);
  return target.use(analytics, {
    automatic: ['select', 'floor-change'],
    capture: (event) => {
      waiting.push(event);
      if (waiting.length >= 20) send();
    },
  });
}

function send(): void {
  if (waiting.length === 0) return;
  navigator.sendBeacon('/analytics', JSON.stringify(waiting.splice(0)));
}
// #endregion consent

const button = document.createElement('button');
button.textContent = 'Allow analytics';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
button.addEventListener('click', () => {
  start(map);
  button.remove();
});
document.body.append(button);
