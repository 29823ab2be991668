import { showVenue, type Easing } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
});

// #region load
type FlyoverFile = {
  readonly loop: boolean;
  readonly frames: readonly FileFrame[];
};
type FileFrame = {
  readonly floorId: string;
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
  readonly duration: number;
  readonly easing: Easing;
  readonly hold: number;
};

const response = await fetch(
  'https://portal.brand.example/samples/web-sdk/6.0/flyover-file/flyover.json',
);
const { loop, frames }: FlyoverFile = await response.json();

async function fly(signal: AbortSignal): Promise<void> {
  let isFirst = true;
  do {
    for (const frame of frames) {
      const { zoom, bearingDegrees, pitchDegrees, easing } = frame;
      const center = { lngLat: frame.center };
      const duration = isFirst ? 0 : frame.duration;
      isFirst = false;
      const [end] = await Promise.all([
        map.camera.animateTo(
          { center, zoom, bearingDegrees, pitchDegrees },
          { duration, easing, signal },
        ),
        map.floors.set(frame.floorId),
      ]);
      if (end === 'stopped') return;
      await new Promise((resolve) => setTimeout(resolve, frame.hold));
      if (signal.aborted) return;
    }
  } while (loop);
}

const controller = new AbortController();
map.on('interaction-start', () => controller.abort());
void fly(controller.signal);
// #endregion load
