import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const device = box({
  x: 16,
  y: 16,
  width: 140,
  height: 60,
  title: 'Device',
  text: '10 to 50 m indoors,\nno floor',
});
const provider = box({
  x: 204,
  y: 16,
  width: 140,
  height: 60,
  title: 'Your provider',
  text: 'position, floor,\nconfidence',
  tone: 'shop',
});
const filter = box({
  x: 110,
  y: 126,
  width: 140,
  height: 44,
  title: 'Your filter',
  text: 'snap or drop',
});
const dot = box({ x: 110, y: 220, width: 140, height: 36, title: 'Blue dot', tone: 'quiet' });
const state = box({
  x: 16,
  y: 306,
  width: 150,
  height: 50,
  title: 'state',
  titleKind: 'code',
  text: 'active, stale, …',
});
const floor = box({
  x: 194,
  y: 306,
  width: 150,
  height: 50,
  title: 'floor',
  titleKind: 'code',
  text: 'last reported',
});

export default {
  title: 'How a position becomes the blue dot',
  text: 'Positions come from the device, which reports no floor, or from your own positioning provider, which reports a position, a floor and a confidence. The position with the higher confidence takes priority. The dot does not snap to corridors on its own. Your filter can snap or drop each position before the dot moves. The dot has a state, such as active or stale, and stays on the last reported floor.',
  height: 372,
  parts: [
    arrow({
      from: device.bottom,
      to: [150, 126],
      via: [
        [86, 100],
        [150, 100],
      ],
    }),
    arrow({
      from: provider.bottom,
      to: [210, 126],
      via: [
        [274, 100],
        [210, 100],
      ],
    }),
    arrow({ from: filter.bottom, to: dot.top, label: 'position' }),
    arrow({
      from: [140, 256],
      to: [91, 306],
      via: [
        [140, 281],
        [91, 281],
      ],
    }),
    arrow({
      from: [220, 256],
      to: [269, 306],
      via: [
        [220, 281],
        [269, 281],
      ],
    }),
    device,
    provider,
    filter,
    dot,
    state,
    floor,
  ],
} satisfies Drawing;
