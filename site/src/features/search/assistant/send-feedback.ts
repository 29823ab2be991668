import type { AssistantConfig } from '@brand/wire/assistant';
import type { Feedback } from './chat-message';
import { fetchWithToken } from './fetch-with-token';
import type { TokenStore } from './token-store';

export type FeedbackOptions = {
  readonly config: AssistantConfig;
  readonly appId: string;
  readonly tokens: TokenStore;
  /** Id of the question. */
  readonly messageId: string;
  readonly feedback: Feedback;
};

/** Sends the rating of an answer. */
export async function sendFeedback(options: FeedbackOptions): Promise<void> {
  const { config, appId, tokens, messageId, feedback } = options;
  const response = await fetchWithToken(tokens, `${config.url}/feedback`, {
    method: 'POST',
    headers: { 'x-algolia-assistant-id': config.assistantId, 'content-type': 'application/json' },
    body: JSON.stringify({ appId, messageId, thumbs: feedback === 'like' ? 1 : 0 }),
  });
  if (!response.ok)
    throw new Error(`Feedback: expected a successful response, found status ${response.status}.`);
}
