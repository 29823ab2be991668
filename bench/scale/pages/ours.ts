import { localFrame } from '@brand/geo';
import type * as Sdk from '@brand/web-sdk';
import {
  container,
  fetchBytes,
  finishDrawing,
  offer,
  VIEW,
} from '../../web-sdk/pages/competitor.ts';

/** The Web SDK with all floors and the labels of all floors. */
const CENTER = [10, 50] as const;
const REST_MS = 300;
const venue = new URLSearchParams(location.search).get('venue')!;
const sdk = (await import('/sdk/index.js' as string)) as typeof Sdk;
const bytes = new Uint8Array(await fetchBytes(`/venues/${venue}.zip`));
const labels = (await (await fetch(`/venues/${venue}-labels.json`)).json()) as {
  name: string;
  lngLat: [number, number];
}[][];
const frame = localFrame(CENTER);
const canvas = (): HTMLCanvasElement => container().querySelector('canvas')!;
let shown: Promise<Sdk.MapView>;
let map: Sdk.MapView;

offer({
  start: () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    shown = sdk.showVenue(container(), {
      bundle: bytes,
      labels: false,
      antialias: false,
      motion: 'reduced',
      camera: {
        center: { lngLat: CENTER },
        zoom: VIEW.zoom,
        pitchDegrees: VIEW.pitchDegrees,
        bearingDegrees: 0,
      },
      onFirstFrame: () => {
        finishDrawing(canvas());
        resolve();
      },
    });
    shown.catch(reject);
    return promise;
  },
  complete: async () => {
    map = await shown;
    for (const [floor, ofFloor] of labels.entries()) {
      const floorId = map.venue.floors[floor]!.id;
      const names = new Map(
        ofFloor.map(({ name, lngLat }) => [{ lngLat, floorId }, name] as const),
      );
      map.labels.addAll(names.keys(), (target) => ({ text: names.get(target as never)! }));
    }
    return lastFrame();
  },
  pan: (step) => map.camera.set({ center: { lngLat: frame.toLngLat(step) } }),
  finish: () => finishDrawing(canvas()),
});

/** Resolves when labels and shadows cause no more frames, with the time of the last one. */
function lastFrame(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = map.on('frame', () => {
    clearTimeout(timer);
    finishDrawing(canvas());
    const drawn = performance.now();
    timer = setTimeout(() => {
      stop();
      resolve(drawn);
    }, REST_MS);
  });
  return promise;
}
