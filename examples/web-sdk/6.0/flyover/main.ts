import { showVenue, type CameraChange, type Easing } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
});

type KeyFrame = CameraChange & {
  readonly floorId: string;
  readonly duration: number;
  readonly easing: Easing;
  readonly hold: number;
};

const loop: boolean = true;
const frames: readonly KeyFrame[] = [
  // The whole mall
  {
    floorId: 'f_ground',
    center: { lngLat: [-9.1389625, 38.7031588] },
    zoom: 17.6,
    bearingDegrees: 20,
    pitchDegrees: 50,
    duration: 5000,
    easing: 'ease-in-out',
    hold: 2000,
  },
  // Information
  {
    floorId: 'f_ground',
    center: { lngLat: [-9.1389625, 38.7030588] },
    zoom: 20.2,
    bearingDegrees: 80,
    pitchDegrees: 60,
    duration: 4000,
    easing: 'ease-in-out',
    hold: 2500,
  },
  // Cinema
  {
    floorId: 'f_upper',
    center: { lngLat: [-9.1381875, 38.7031633] },
    zoom: 19.6,
    bearingDegrees: 140,
    pitchDegrees: 55,
    duration: 5000,
    easing: 'ease-in-out',
    hold: 2500,
  },
];

// #region play
async function fly(signal: AbortSignal): Promise<void> {
  let isFirst = true;
  do {
    for (const { floorId, duration, easing, hold, ...view } of frames) {
      // Show the first view immediately. In later rounds, fly to it.
      const flight = isFirst ? 0 : duration;
      isFirst = false;
      const [end] = await Promise.all([
        map.camera.animateTo(view, { duration: flight, easing, signal }),
        map.floors.set(floorId),
      ]);
      if (end === 'stopped') return;
      // If the user prefers reduced motion, the map cuts to each view.
      await wait(isCalm() ? flight + hold : hold, signal);
      if (signal.aborted) return;
    }
  } while (loop);
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

const controller = new AbortController();
map.on('interaction-start', () => controller.abort());
void fly(controller.signal);
// #endregion play
