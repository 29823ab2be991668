import { EASINGS, type EasingName } from './easing.ts';

/** A camera view and the flight to it. */
export type KeyFrame = {
  /** Name chosen by the reader. */
  readonly name: string;
  readonly floorId: string;
  /** Longitude and latitude of the centre of the view. */
  readonly center: readonly [number, number];
  readonly zoom: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
  /** Duration of the flight to this view, in milliseconds. */
  readonly duration: number;
  readonly easing: EasingName;
  /** How long the view is held, in milliseconds. */
  readonly hold: number;
};

/** All that the reader decides about a flyover. */
export type Flyover = {
  /** Whether it flies back to the first view and starts again. */
  readonly loop: boolean;
  readonly frames: readonly KeyFrame[];
};

export const NEW_FLYOVER: Flyover = { loop: false, frames: [] };
export const MAX_FRAMES = 100;
export const TOO_MANY_VIEWS = `A flyover can have up to ${MAX_FRAMES} views. Delete some, or start another flyover.`;
export const EASING_NAMES = Object.keys(EASINGS) as readonly EasingName[];

/** Ranges that form fields and files accept. */
export const FLYOVER_RANGES = {
  zoom: [0, 26],
  bearingDegrees: [0, 360],
  pitchDegrees: [0, 90],
  duration: [0, 120_000],
  hold: [0, 600_000],
} as const;

/** The part of a map that its view is read from. */
export type ViewSource = {
  readonly camera: {
    readonly center: { readonly lngLat: readonly number[] };
    readonly zoom: number;
    readonly bearingDegrees: number;
    readonly pitchDegrees: number;
  };
  readonly floors: { readonly current: { readonly id: string } };
};

type View = Pick<KeyFrame, 'floorId' | 'center' | 'zoom' | 'bearingDegrees' | 'pitchDegrees'>;

/** The view of a map, rounded to the precision of files. */
export function viewOf({ camera, floors }: ViewSource): View {
  const [lng = 0, lat = 0] = camera.center.lngLat;
  return {
    floorId: floors.current.id,
    center: [round(lng, 7), round(lat, 7)],
    zoom: round(camera.zoom, 3),
    bearingDegrees: round(camera.bearingDegrees, 1) % 360,
    pitchDegrees: round(camera.pitchDegrees, 1),
  };
}

/** A new view at the end of a flyover, with the timing of the view before. */
export function createKeyFrame(view: View, before: readonly KeyFrame[]): KeyFrame {
  const { duration = 4000, easing = 'ease-in-out', hold = 1500 } = before.at(-1) ?? {};
  return { name: `View ${before.length + 1}`, ...view, duration, easing, hold };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
