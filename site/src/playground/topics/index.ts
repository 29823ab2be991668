import { gettingStarted } from './getting-started.ts';
import { markers } from './markers.ts';
import type { Topic } from './topic.ts';

/** The topics in the order in which one would learn them. */
export const TOPICS: readonly Topic[] = [gettingStarted, markers];

export function findTopic(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}
