import type { Feature, MapView, Removable } from '@brand/web-sdk';
import { annotations } from '@brand/web-sdk/annotations';
import { blueDot } from '@brand/web-sdk/blue-dot';
import { clusters } from '@brand/web-sdk/clusters';
import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';
import { images } from '@brand/web-sdk/images';
import { models } from '@brand/web-sdk/models';
import { outdoor } from '@brand/web-sdk/outdoor';
import { screenshots } from '@brand/web-sdk/screenshots';
import { createSearch, type SearchOptions } from '@brand/web-sdk/search';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';
import { text3d } from '@brand/web-sdk/text-3d';
import { views } from '@brand/web-sdk/views';
import type { FeatureName } from '../client/feature-table.ts';
import { BridgeError } from '../protocol/bridge-error.ts';

/** Search as a feature like the others, although search belongs to a venue and not to a map. */
const search: Feature<Removable, SearchOptions | undefined> = {
  name: 'search',
  install: ({ venue }, options) => createSearch(venue, options),
};

const FEATURES = {
  annotations,
  'blue-dot': blueDot,
  clusters,
  'dynamic-focus': dynamicFocus,
  images,
  models,
  outdoor,
  screenshots,
  search,
  'stacked-floors': stackedFloors,
  'text-3d': text3d,
  views,
} as unknown as Readonly<Record<FeatureName, Feature<Removable, unknown>>>;

/** Installs a feature by name, or returns the installed one. */
export function installFeature(map: MapView, name: string, options: unknown): object {
  if (Object.hasOwn(FEATURES, name)) return map.use(FEATURES[name as FeatureName], options);
  throw new BridgeError(
    'bridge/unknown-feature',
    `map.use: there is no feature "${name}". The features are: ${Object.keys(FEATURES).join(', ')}.`,
  );
}
