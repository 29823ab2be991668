import type { AssistantMessage } from './chat-message';
import { describeOrigin, isOwnVenueAnswer } from './own-venue/own-venue-answer';
import { findVenueReply } from './venue-reply';

const SENTENCES: ReadonlyMap<unknown, string> = new Map([
  ['model', 'Written by a language model from the documentation.'],
  ['venue', 'Measured in the bundle of the demo venue, without a language model.'],
  ['grounded', 'Quoted from the documentation, without a language model.'],
]);
const FALLBACK = 'The language model failed. The documentation is quoted instead.';

/** A sentence about the engine that answered; `undefined` if the assistant does not name it. */
export function describeEngine(answer: AssistantMessage): string | undefined {
  const { metadata } = answer;
  const reply = isOwnVenueAnswer(answer) ? findVenueReply(answer) : undefined;
  if (reply) return describeOrigin(reply);
  if (metadata?.engine === 'grounded' && metadata.isFallback) return FALLBACK;
  return SENTENCES.get(metadata?.engine);
}
