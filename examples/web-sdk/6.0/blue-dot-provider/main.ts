import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

type Fix = {
  longitude: number;
  latitude: number;
  storey: string;
  errorMetres: number;
  measuredAt: number;
};

/** Simulates the software of a positioning system. */
const positioning = {
  onFix(listener: (fix: Fix) => void): void {
    const fix = {
      longitude: 1.63306,
      latitude: 50.72949,
      storey: 'DEP',
      errorMetres: 4,
    };
    setInterval(() => listener({ ...fix, measuredAt: Date.now() }), 500);
  },
};

// #region report
const FLOOR_IDS: Record<string, string> = {
  ARR: 'f_arrivals',
  DEP: 'f_departures',
  LNG: 'f_lounges',
};
const dot = map.use(blueDot, { staleAfter: 10_000, uncertainAbove: 15 });

positioning.onFix(({ longitude, latitude, storey, errorMetres, measuredAt }) => {
  const floorId = FLOOR_IDS[storey];
  dot.report({
    lngLat: [longitude, latitude],
    accuracy: errorMetres,
    confidence: 0.9,
    timestamp: measuredAt,
    ...(floorId && { floorId }),
  });
});
dot.follow('position');
// #endregion report

// #region filter
const MAX_METRES_PER_SECOND = 4;

dot.setFilter((position, previous) => {
  if (!previous || position.floorId !== previous.floorId) return position;
  const from = map.venue.frame.toMetres(previous.lngLat);
  const to = map.venue.frame.toMetres(position.lngLat);
  const metres = Math.hypot(to.x - from.x, to.y - from.y);
  const seconds = (position.timestamp - previous.timestamp) / 1000;
  return metres <= MAX_METRES_PER_SECOND * seconds + position.accuracy
    ? position
    : undefined;
});
// #endregion filter
