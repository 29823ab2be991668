import type { AssistantMessage } from './chat-message';

const SENTENCES: ReadonlyMap<unknown, string> = new Map([
  ['model', 'Written by a language model from the documentation.'],
  ['grounded', 'Quoted from the documentation, without a language model.'],
]);
const FALLBACK = 'The language model failed. The documentation is quoted instead.';

/** A sentence about the engine that answered; `undefined` if the assistant does not name it. */
export function describeEngine({ metadata }: AssistantMessage): string | undefined {
  if (metadata?.engine === 'grounded' && metadata.isFallback) return FALLBACK;
  return SENTENCES.get(metadata?.engine);
}
