import type { ReplayOptions } from '@brand/web-sdk/blue-dot';

/** Options of the blue dot that decide where and how it is shown. */
export type DotSettings = Required<
  Pick<
    ReplayOptions,
    'staleAfter' | 'uncertainAbove' | 'boundsPadding' | 'uncertain' | 'outOfBounds'
  >
>;

/** Steps of the filter. 0 turns a step off. */
export type FilterSettings = {
  /** Metres. Less accurate positions are discarded. */
  readonly maxAccuracy: number;
  /** Metres per second. Positions that imply a higher speed are discarded. */
  readonly maxSpeed: number;
  /** Time constant of the exponential smoothing, in seconds. */
  readonly smoothing: number;
  /** Metres. Positions at most this far from a path move onto it. */
  readonly snapWithin: number;
};

/** Origin of the floors: the recording, its altitudes, or one floor for all positions. */
export type FloorSource = 'recording' | 'altitude' | `floor:${string}`;

export type FloorSettings = {
  readonly source: FloorSource;
  /** Metres above sea level of the floor with level 0. */
  readonly groundAltitude: number;
  /** Metres from floor to floor. */
  readonly floorHeight: number;
};

export type LabSettings = {
  readonly dot: DotSettings;
  readonly filter: FilterSettings;
  readonly floors: FloorSettings;
};

/** Defaults of the SDK; a test compares them with its declarations. */
export const DOT_DEFAULTS: DotSettings = {
  staleAfter: 30_000,
  uncertainAbove: 50,
  boundsPadding: 20,
  uncertain: 'dashed',
  outOfBounds: 'hidden',
};

/** The dot has no filter unless an app sets one. */
export const FILTER_DEFAULTS: FilterSettings = {
  maxAccuracy: 0,
  maxSpeed: 0,
  smoothing: 0,
  snapWithin: 0,
};

export const NEW_SETTINGS: LabSettings = {
  dot: DOT_DEFAULTS,
  filter: FILTER_DEFAULTS,
  floors: { source: 'recording', groundAltitude: 0, floorHeight: 4 },
};

type NumberControl<Name> = {
  readonly name: Name;
  readonly label: string;
  readonly range: readonly [least: number, most: number];
  readonly step: number;
};

export const DOT_CONTROLS: readonly NumberControl<
  'staleAfter' | 'uncertainAbove' | 'boundsPadding'
>[] = [
  { name: 'staleAfter', label: 'staleAfter (ms)', range: [500, 3_600_000], step: 500 },
  { name: 'uncertainAbove', label: 'uncertainAbove (m)', range: [0, 10_000], step: 1 },
  { name: 'boundsPadding', label: 'boundsPadding (m)', range: [0, 10_000], step: 1 },
];

export const FILTER_CONTROLS: readonly NumberControl<keyof FilterSettings>[] = [
  { name: 'maxAccuracy', label: 'Drop above accuracy (m)', range: [0, 10_000], step: 1 },
  { name: 'maxSpeed', label: 'Drop above speed (m/s)', range: [0, 100], step: 0.5 },
  { name: 'smoothing', label: 'Smooth over (s)', range: [0, 60], step: 0.5 },
  { name: 'snapWithin', label: 'Snap to paths within (m)', range: [0, 100], step: 0.5 },
];

export const UNCERTAIN_STYLES = [
  'dashed',
  'hidden',
] as const satisfies readonly DotSettings['uncertain'][];
export const OUT_OF_BOUNDS_STYLES = [
  'hidden',
  'shown',
] as const satisfies readonly DotSettings['outOfBounds'][];

/** The options that differ from the SDK's defaults. */
export function changedDotOptions(dot: DotSettings): Partial<DotSettings> {
  return Object.fromEntries(
    Object.entries(dot).filter(
      ([name, value]) => DOT_DEFAULTS[name as keyof DotSettings] !== value,
    ),
  );
}

export function hasFilter(filter: FilterSettings): boolean {
  return Object.values(filter).some((value) => value > 0);
}
