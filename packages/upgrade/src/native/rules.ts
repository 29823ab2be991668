import type { RuleSet } from '../engine/rules.ts';
import { rewriteCoordinate } from '../web/camera-calls.ts';
import { NATIVE_CALLS } from './calls.ts';
import { rewriteComponent, rewriteHandles, rewriteReload, rewriteShowMap } from './component.ts';
import { NATIVE_HELPERS } from './added-functions.ts';
import { NATIVE_CONSTANTS, NATIVE_EXPORTS, NATIVE_MEMBERS } from './members.ts';
import { rewriteLists, rewriteVenue } from './remote.ts';
import { TOPIC } from './topics.ts';

/** All changes of the React Native SDK from 5.0 to 6.0. */
export const NATIVE_RULES: RuleSet = {
  sdk: 'react-native-sdk',
  calls: NATIVE_CALLS,
  members: NATIVE_MEMBERS,
  constants: NATIVE_CONSTANTS,
  exports: NATIVE_EXPORTS,
  helpers: NATIVE_HELPERS,
  nodes: [
    rewriteShowMap,
    rewriteReload,
    rewriteComponent,
    rewriteHandles,
    rewriteLists,
    rewriteVenue,
    rewriteCoordinate,
  ],
  removed: {
    'ViewClick.markerIds': { topic: TOPIC.component, note: 'Listen to the click of each marker.' },
    'ViewClick.labelIds': { topic: TOPIC.component, note: 'Listen to the click of each label.' },
    'ViewClick.pathIds': { topic: TOPIC.component, note: 'Find paths in the hits of the click.' },
    'MapStore.nearestNodeAt': {
      topic: TOPIC.data,
      note: 'Call camera.toCoordinate, then venue.nearest.',
    },
    'Camera.get': { topic: TOPIC.routes, note: 'Call the camera for each value, such as zoom().' },
    'JourneyStep.leg': { topic: TOPIC.routes, note: 'Sections have no leg: a route has stops.' },
    'MapCoordinate.map': { topic: TOPIC.data, note: 'A coordinate has the id of its floor.' },
    'CameraPose.zoom': {
      topic: TOPIC.problems,
      note: 'The zoom is a level in 6.0, and a higher level is nearer.',
    },
  },
};
