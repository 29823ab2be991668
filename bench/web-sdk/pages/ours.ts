import { localFrame } from '@brand/geo';
import type * as Sdk from '@brand/web-sdk';
import { container, fetchBytes, finishDrawing, offer, VIEW } from './competitor.ts';

/** The Web SDK as pages load it. */
const CENTER = [10, 50] as const;
const PICKS_PER_SAMPLE = 20;
const REST_MS = 500;
const sdk = (await import('/sdk/index.js' as string)) as typeof Sdk;
const bundleName = new URLSearchParams(location.search).get('mall') ?? 'mall';
const bytes = new Uint8Array(await fetchBytes(`/mall/${bundleName}.zip`));
const frame = localFrame(CENTER);
let map: Sdk.MapView;
let shown: Promise<Sdk.MapView>;

const canvas = (): HTMLCanvasElement => container().querySelector('canvas')!;

/** Measures without a peer. */
export type OwnMeasures = {
  /** Waits until everything after the first frame is loaded: other floors, images of labels. */
  comeToRest(): Promise<void>;
  /** Milliseconds per hit test, at points all over the screen. */
  pick(samples: number): number[];
  /** Milliseconds to lay out all labels of all floors, and their number. */
  layOutLabels(samples: number): Promise<{ labels: number; times: number[] }>;
  /** Recolours rooms on all floors; resolves after the frame that shows it. */
  recolour(rooms: number): Promise<{ frames: number; setMs: number }>;
  /** Number of frames drawn while idle. */
  countIdleFrames(milliseconds: number): Promise<number>;
  changeFloors(times: number): Promise<void>;
  /** Draws one frame, even if nothing changed. */
  drawOnce(): void;
};

const own: OwnMeasures = {
  comeToRest: async () => {
    await shown;
    while ((await countFrames(REST_MS)) > 0);
  },
  pick: (samples) => {
    const { camera } = map.kernel.context.stage;
    const probes = Array.from({ length: samples * PICKS_PER_SAMPLE }, (_, index) => ({
      // Two irrational steps cover the screen without a pattern.
      x: ((index * 0.618_034) % 1) * camera.width,
      y: ((index * 0.414_214) % 1) * camera.height,
    }));
    return Array.from({ length: samples }, (_, sample) => {
      const begin = performance.now();
      for (let index = 0; index < PICKS_PER_SAMPLE; index += 1) {
        const screen = probes[sample * PICKS_PER_SAMPLE + index]!;
        map.kernel.context.hits.test({ screen, ray: camera.rayAt(screen) });
      }
      return (performance.now() - begin) / PICKS_PER_SAMPLE;
    });
  },
  layOutLabels: async (samples) => {
    const { floors, layout, stage } = map.kernel.context;
    const owner = {};
    floors.override(owner, ({ elevation }) => ({
      isVisible: true,
      altitude: elevation * 4,
      opacity: 1,
    }));
    await floors.refresh();
    await twoFrames();
    const times = Array.from({ length: samples }, () => {
      layout.invalidate();
      const begin = performance.now();
      layout.update(stage.camera);
      return performance.now() - begin;
    });
    floors.override(owner, undefined);
    await floors.refresh();
    return { labels: map.labels.all.length, times };
  },
  recolour: async (rooms) => {
    const counted = countFrames(REST_MS);
    const begin = performance.now();
    map.elements.set(map.venue.spaces.slice(0, rooms), { color: '#cc3355' });
    const setMs = performance.now() - begin;
    return { frames: await counted, setMs };
  },
  countIdleFrames: countFrames,
  changeFloors: async (times) => {
    const { floors } = map.venue;
    for (let change = 0; change < times; change += 1) {
      await map.floors.set(floors[change % floors.length]!);
      await twoFrames();
    }
    await map.floors.set(floors[0]!);
    await twoFrames();
  },
  drawOnce: () => {
    map.kernel.stage.drawFrame(performance.now());
    finishDrawing(canvas());
  },
};

offer(
  {
    start: () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const showing = sdk.showVenue(container(), {
        bundle: bytes,
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
      shown = showing.then((view) => (map = view));
      shown.catch(reject);
      return promise;
    },
    complete: async () => {
      await shown;
      return performance.now();
    },
    pan: (step) => map.camera.set({ center: { lngLat: frame.toLngLat(step) } }),
    finish: () => finishDrawing(canvas()),
  },
  own,
);

async function countFrames(milliseconds: number): Promise<number> {
  let frames = 0;
  const stop = map.on('frame', () => (frames += 1));
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  stop();
  return frames;
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
