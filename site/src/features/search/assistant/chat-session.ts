import { Chat } from '@ai-sdk/react';
import { type ChatBody, MAX_QUESTION_LENGTH } from '@brand/wire/assistant';
import { type AssistantMessage, type Feedback, textOf } from './chat-message';
import { AssistantTransport, type TransportOptions } from './chat-transport';
import { sendFeedback } from './send-feedback';
import type { Conversation, StoredConversations } from './stored-conversations';
import { getTokenStore, type TokenStore } from './token-store';

export type SessionOptions = Pick<TransportOptions, 'config' | 'search'> & {
  readonly conversations: StoredConversations;
  /** One to go on with. */
  readonly conversation?: Conversation | undefined;
};

/** One conversation: what is asked, taken back, judged and kept. */
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
      // Others name a conversation after its question.
      ...(id !== undefined && /^[\w-]{1,64}$/.test(id) && { id }),
      messages: [...(conversation?.messages ?? [])],
      transport: new AssistantTransport({
        ...options,
        tokens: this.#tokens,
        searchParameters: () => this.#searchParameters,
      }),
      onFinish: () => this.#save(),
    });
  }

  /** Says where the reader is, for the questions that follow. */
  moveTo(searchParameters: NonNullable<ChatBody['searchParameters']>): void {
    this.#searchParameters = searchParameters;
  }

  get isBusy(): boolean {
    return this.chat.status === 'submitted' || this.chat.status === 'streaming';
  }

  ask(question: string): void {
    const text = question.trim().slice(0, MAX_QUESTION_LENGTH);
    if (text === '' || this.isBusy) return;
    void this.chat.sendMessage({ role: 'user', parts: [{ type: 'text', text }] });
  }

  /** Asks the last question again, in place of the answer that broke off. */
  askAgain(): void {
    if (!this.isBusy) void this.chat.regenerate();
  }

  /** Takes the question back; what has come of its answer stays. */
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
