import { Chat } from '@ai-sdk/react';
import type { ChatBody } from '@brand/wire/assistant';
import { type AssistantMessage, type Feedback, textOf } from './chat-message';
import { AssistantTransport, type TransportOptions } from './chat-transport';
import { OwnVenueTransport } from './own-venue/own-venue-transport';
import { sendFeedback } from './send-feedback';
import type { Conversation, StoredConversations } from './stored-conversations';
import { getTokenStore, type TokenStore } from './token-store';

export type SessionOptions = Pick<TransportOptions, 'config' | 'search'> & {
  readonly conversations: StoredConversations;
  /** A conversation to resume. */
  readonly conversation?: Conversation | undefined;
};

/** One conversation: asks, stops, sends feedback and stores the messages. */
export class ChatSession {
  readonly chat: Chat<AssistantMessage>;
  readonly #options: SessionOptions;
  readonly #tokens: TokenStore;
  #searchParameters: ChatBody['searchParameters'];

  constructor(options: SessionOptions) {
    const { conversation, config } = options;
    this.#options = options;
    this.#tokens = getTokenStore(config);
    const id = conversation?.objectID;
    this.chat = new Chat<AssistantMessage>({
      // Stock DocSearch uses the question as the id of a conversation.
      ...(id !== undefined && /^[\w-]{1,64}$/.test(id) && { id }),
      messages: [...(conversation?.messages ?? [])],
      transport: new OwnVenueTransport(
        new AssistantTransport({
          ...options,
          tokens: this.#tokens,
          searchParameters: () => this.#searchParameters,
        }),
      ),
      onFinish: () => this.#save(),
    });
  }

  /** Sets the context of the next questions. */
  moveTo(searchParameters: NonNullable<ChatBody['searchParameters']>): void {
    this.#searchParameters = searchParameters;
  }

  get isBusy(): boolean {
    return this.chat.status === 'submitted' || this.chat.status === 'streaming';
  }

  ask(question: string): void {
    const text = question.trim();
    if (text === '' || this.isBusy) return;
    void this.chat.sendMessage({ role: 'user', parts: [{ type: 'text', text }] });
  }

  /** Asks the last question again and replaces the partial answer. */
  askAgain(): void {
    if (!this.isBusy) void this.chat.regenerate();
  }

  /** Stops the answer and keeps the part that has arrived. */
  stop(): void {
    if (!this.isBusy) return;
    void this.chat.stop();
    const { messages } = this.chat;
    this.chat.messages = messages.map((message, at) =>
      at === messages.length - 1
        ? { ...message, metadata: { ...message.metadata, stopped: true } }
        : message,
    );
    this.#save();
  }

  async giveFeedback(messageId: string, feedback: Feedback): Promise<void> {
    const { config, search } = this.#options;
    const { appId } = search;
    await sendFeedback({ config, appId, tokens: this.#tokens, messageId, feedback });
    this.chat.messages = this.chat.messages.map((message) =>
      message.id === messageId ? { ...message, feedback } : message,
    );
    this.#save();
  }

  #save(): void {
    const { chat } = this;
    const isAnswered = chat.messages.some((it) => it.role === 'assistant' && textOf(it) !== '');
    if (isAnswered) this.#options.conversations.save(chat.id, chat.messages);
  }
}
