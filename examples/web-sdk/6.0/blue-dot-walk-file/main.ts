import { showVenue } from '@brand/web-sdk';
import { blueDot, type PositionReport } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region play
type Recorded = PositionReport & { readonly timestamp: number };

const response = await fetch(
  'https://portal.brand.example/samples/web-sdk/6.0/blue-dot-walk-file/walk.json',
);
const walk = (await response.json()) as { positions: readonly Recorded[] };

const dot = map.use(blueDot, { uncertainAbove: 8 });
dot.follow('position', { zoom: 20 });

async function play(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const start = Date.now();
    for (const position of walk.positions) {
      const timestamp = start + position.timestamp;
      const wait = timestamp - Date.now();
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (signal.aborted) return;
      dot.report({ ...position, timestamp });
    }
  }
}

const controller = new AbortController();
void play(controller.signal);
// #endregion play
