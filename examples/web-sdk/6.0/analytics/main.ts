import { showVenue } from '@brand/web-sdk';
import { type AnalyticsEvent, analytics } from '@brand/web-sdk/analytics';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

const list = document.createElement('ol');
list.style.cssText =
  'position: absolute; bottom: 8px; left: 8px; background: white; color: black';
document.body.append(list);

// #region capture
function record(event: AnalyticsEvent): void {
  const line = document.createElement('li');
  line.textContent = `${event.name} ${JSON.stringify(event.payload)}`;
  list.append(line);
}

const events = map.use(analytics, { capture: record });
// #endregion capture

// #region own
events.capture('search', { query: 'coffee', hits: 4 });
events.capture('coupon-opened', { couponId: 'autumn-10' });
// #endregion own
