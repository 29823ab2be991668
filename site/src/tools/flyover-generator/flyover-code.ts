import { type CodeVenue, quoteText, writeShowVenue } from '@site/src/tools/shared/venue-code';
import type { Flyover, KeyFrame } from './flyover.ts';

/** The package and the venue that the code uses. */
export type CodeScope = {
  /** Scope of the imported package, such as `@brand`. */
  readonly packageScope: string;
  readonly venue: CodeVenue;
};

/** A program for the Web SDK that plays a flyover. It needs nothing but the SDK. */
export function writeFlyoverCode(
  { loop, frames }: Flyover,
  { packageScope, venue }: CodeScope,
): string {
  return `import { showVenue, type CameraChange, type Easing } from '${packageScope}/web-sdk';

${writeShowVenue(venue)}

type KeyFrame = CameraChange & {
  readonly floorId: string;
  readonly duration: number;
  readonly easing: Easing;
  readonly hold: number;
};

const loop: boolean = ${loop};
const frames: readonly KeyFrame[] = [
${frames.map(frameCode).join('')}];

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
`;
}

function frameCode(frame: KeyFrame): string {
  const { name, floorId, center, easing, zoom, bearingDegrees, pitchDegrees } = frame;
  return `  // ${name.replaceAll(/\s+/g, ' ')}
  {
    floorId: ${quoteText(floorId)},
    center: { lngLat: [${center.join(', ')}] },
    zoom: ${zoom},
    bearingDegrees: ${bearingDegrees},
    pitchDegrees: ${pitchDegrees},
    duration: ${frame.duration},
    easing: ${quoteText(easing)},
    hold: ${frame.hold},
  },
`;
}
