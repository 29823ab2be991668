import { models3d } from './3d-models.ts';
import { blueDot } from './blue-dot.ts';
import { cameraControls } from './camera-controls.ts';
import { dynamicFocus } from './dynamic-focus.ts';
import { gettingStarted } from './getting-started.ts';
import { interactivity } from './interactivity.ts';
import { labels } from './labels.ts';
import { levelSelection } from './level-selection.ts';
import { markers } from './markers.ts';
import { shapes } from './shapes.ts';
import type { Topic } from './topic.ts';
import { wayfinding } from './wayfinding.ts';

/** The topics in learning order. */
export const TOPICS: readonly Topic[] = [
  gettingStarted,
  interactivity,
  levelSelection,
  cameraControls,
  labels,
  markers,
  shapes,
  models3d,
  wayfinding,
  blueDot,
  dynamicFocus,
];

export function findTopic(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}
