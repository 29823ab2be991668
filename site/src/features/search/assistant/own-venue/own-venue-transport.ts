import { type OwnVenue, readOwnVenue } from '@site/src/venue/own/own-venue';
import { type ChatTransport, generateId, type UIMessageChunk } from 'ai';
import { type AssistantMessage, textOf } from '../chat-message';
import { findConversationVenue } from './find-conversation-venue';
import { listSentMessages } from './list-sent-messages';
import { OWN_VENUE_ENGINE, toFailure, type VenueText } from './own-venue-answer';

type Sending = Parameters<ChatTransport<AssistantMessage>['sendMessages']>[0];

// Only readers who switched the docs to their own venue need it.
const loadAnswers = () => import(/* webpackChunkName: "own-venue-answers" */ './answer-in-browser');

/**
 * Answers questions about the reader's own venue in the browser, and leaves all others to another
 * transport, as the service does for demo venues. What is about the own venue is never sent.
 */
export class OwnVenueTransport implements ChatTransport<AssistantMessage> {
  readonly #service: ChatTransport<AssistantMessage>;

  constructor(service: ChatTransport<AssistantMessage>) {
    this.#service = service;
  }

  async sendMessages(sending: Sending): Promise<ReadableStream<UIMessageChunk>> {
    const found = await findAnswer(sending);
    if (found) return toStream(found);
    const messages = listSentMessages(sending.messages);
    return this.#service.sendMessages({ ...sending, messages });
  }

  reconnectToStream(
    options: Parameters<ChatTransport<AssistantMessage>['reconnectToStream']>[0],
  ): Promise<ReadableStream<UIMessageChunk> | null> {
    return this.#service.reconnectToStream(options);
  }
}

async function findAnswer({ messages, abortSignal }: Sending): Promise<VenueText | undefined> {
  const venue = readOwnVenue();
  if (!venue) return undefined;
  const text = textOf(messages.at(-1));
  const answers = await loadAnswers().catch(() => undefined);
  if (!answers) return toFailure(venue, text, describeLoadFailure(venue));
  return answers.answerInBrowser(venue, {
    text,
    conversation: findConversationVenue(messages, venue.id),
    signal: abortSignal,
  });
}

function describeLoadFailure({ name }: OwnVenue): string {
  return `The code that answers questions about ${name} could not be loaded. Check your network connection and ask again, or go back to the demo venues.`;
}

/** The chunks that the service would stream. */
function toStream({ text, reply }: VenueText): ReadableStream<UIMessageChunk> {
  const chunks: readonly UIMessageChunk[] = [
    {
      type: 'start',
      messageId: generateId(),
      messageMetadata: { engine: OWN_VENUE_ENGINE },
    },
    { type: 'text-start', id: 'text' },
    { type: 'text-delta', id: 'text', delta: text },
    { type: 'text-end', id: 'text' },
    { type: 'data-venue', id: 'venue', data: reply },
    { type: 'finish' },
  ];
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
