import type { MapStartOptions } from '../client/show-request.ts';
import type { MapProps } from './map-view-props.ts';

const NAMES = [
  'floor',
  'camera',
  'theme',
  'labels',
  'language',
  'motion',
  'antialias',
  'transparent',
  'maxPixelRatio',
  'fontFamily',
  'accessibility',
] as const satisfies readonly (keyof MapStartOptions)[];

/** Returns the props that the Web SDK starts with. */
export function startOptions(props: MapProps): MapStartOptions {
  return Object.fromEntries(
    NAMES.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]),
  );
}
