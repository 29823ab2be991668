import type { RuleSet } from '../engine/rules.ts';
import { TOPIC } from '../engine/topics.ts';
import { DOT_CALLS, rewriteDot } from './blue-dot.ts';
import { CAMERA_CALLS_4, CAMERA_CALLS_5, rewriteCoordinate } from './camera-calls.ts';
import { CONTENT_CALLS_4, CONTENT_CALLS_5 } from './content-calls.ts';
import { DATA_CALLS, rewriteData } from './data.ts';
import { eventCalls } from './events.ts';
import { WEB_CONSTANTS, WEB_EXPORTS } from './exports.ts';
import { WEB_HELPERS } from './added-functions.ts';
import { loadingCalls, rewriteCodes, rewriteErrors } from './loading-calls.ts';
import { WEB_MEMBERS } from './members.ts';
import { rewriteJourney, ROUTE_CALLS, ROUTE_CALLS_4 } from './route-calls.ts';
import { rewriteSearch, SEARCH_CALLS_4, SEARCH_CALLS_5 } from './search.ts';

const REMOVED: RuleSet['removed'] = {
  'ViewClick.markers': { topic: TOPIC.camera, note: 'Listen to the click event of each marker.' },
  'ViewClick.labels': { topic: TOPIC.camera, note: 'Listen to the click event of each label.' },
  'ViewClick.paths': { topic: TOPIC.camera, note: 'Find paths in the hits of the click.' },
  'ViewClick.maps': { topic: TOPIC.camera, note: 'Read the floor of the click.' },
  'JourneyStep.leg': { topic: TOPIC.routes, note: 'Sections have no leg: a route has stops.' },
  'MapView.state': {
    topic: TOPIC.camera,
    note: 'Read following of the blue dot, and isShown of stacked floors.',
  },
};

const COMMON = {
  sdk: 'web-sdk',
  members: WEB_MEMBERS,
  constants: WEB_CONSTANTS,
  exports: WEB_EXPORTS,
  helpers: WEB_HELPERS,
  nodes: [
    rewriteErrors,
    rewriteCodes,
    rewriteData,
    rewriteJourney,
    rewriteDot,
    rewriteSearch,
    rewriteCoordinate,
  ],
} satisfies Partial<RuleSet>;

/** All changes of the Web SDK from a version to 6.0. */
export const WEB_RULES: Readonly<Record<'5.0' | '4.0', RuleSet>> = {
  '5.0': {
    ...COMMON,
    removed: REMOVED,
    calls: {
      ...loadingCalls('5.0'),
      ...DATA_CALLS,
      ...CONTENT_CALLS_5,
      ...ROUTE_CALLS,
      ...CAMERA_CALLS_5,
      ...eventCalls('5.0'),
      ...DOT_CALLS,
      ...SEARCH_CALLS_5,
    },
  },
  '4.0': {
    ...COMMON,
    removed: REMOVED,
    calls: {
      ...loadingCalls('4.0'),
      ...DATA_CALLS,
      ...CONTENT_CALLS_4,
      ...ROUTE_CALLS_4,
      ...CAMERA_CALLS_4,
      ...eventCalls('4.0'),
      ...DOT_CALLS,
      ...SEARCH_CALLS_4,
    },
  },
};
