import { readChoice } from '../read-choice.ts';

/** Environment variable that turns downloads off. The worker in readers' browsers removes itself. */
export const OFFLINE_VARIABLES = ['OFFLINE_DOCS'] as const;

/** Whether readers can download the documentation. */
export function isOfflineOffered(
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return readChoice(environment, 'OFFLINE_DOCS', ['on', 'off']) === 'on';
}
