import './without-eval';
import type { AssistantConfig, ChatBody } from '@brand/wire/assistant';
import type { SearchConfig } from '@brand/wire/search';
import { type ChatTransport, DefaultChatTransport, type UIMessageChunk } from 'ai';
import { AssistantError, describeStatus, readErrorResponse } from './assistant-failure';
import type { AssistantMessage } from './chat-message';
import { fetchWithToken } from './fetch-with-token';
import type { TokenStore } from './token-store';

/** Timeout until the first content of an answer. */
const IDLE_TIMEOUT_MS = 30_000;

export type TransportOptions = {
  readonly config: AssistantConfig;
  readonly search: Pick<SearchConfig, 'appId' | 'apiKey' | 'index'>;
  readonly tokens: TokenStore;
  /** The reader's context when a question is asked. */
  readonly searchParameters: () => ChatBody['searchParameters'];
};

type Sending = Parameters<ChatTransport<AssistantMessage>['sendMessages']>[0];

/**
 * Sends a conversation in the protocol of the hosted assistant, and reads the streamed response.
 */
export class AssistantTransport extends DefaultChatTransport<AssistantMessage> {
  constructor({ config, search, tokens, searchParameters }: TransportOptions) {
    super({
      api: config.url,
      headers: {
        'x-algolia-api-key': search.apiKey,
        'x-algolia-application-id': search.appId,
        'x-algolia-index-name': search.index,
        'x-algolia-assistant-id': config.assistantId,
        'x-ai-sdk-version': 'v5',
      },
      // A retry is sent like a new question, so that the service need not distinguish them.
      prepareSendMessagesRequest: ({ id, messages }) => ({
        body: {
          searchParameters: searchParameters(),
          id,
          messages,
          trigger: 'submit-message',
        } satisfies ChatBody,
      }),
      fetch: (address, init = {}) => fetchStream(tokens, address, init),
    });
  }

  /** Aborts if no content arrives in time. */
  override async sendMessages({
    abortSignal,
    ...options
  }: Sending): Promise<ReadableStream<UIMessageChunk>> {
    const silence = new AbortController();
    const timer = setTimeout(() => {
      silence.abort(
        new AssistantError('The assistant did not respond within 30 seconds. Try again.'),
      );
    }, IDLE_TIMEOUT_MS);
    const signals = [silence.signal, ...(abortSignal ? [abortSignal] : [])];
    try {
      const chunks = await super.sendMessages({
        ...options,
        abortSignal: AbortSignal.any(signals),
      });
      return chunks.pipeThrough(
        new TransformStream({
          transform(chunk, controller) {
            if (!isPrelude(chunk)) clearTimeout(timer);
            controller.enqueue(chunk);
          },
          flush: () => clearTimeout(timer),
        }),
      );
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  }
}

/** Chunks without visible content. */
function isPrelude({ type }: UIMessageChunk): boolean {
  return type === 'start' || type === 'start-step';
}

async function fetchStream(
  tokens: TokenStore,
  address: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const response = await fetchWithToken(tokens, address, init);
  if (!response.ok) throw await readErrorResponse(response);
  if (response.headers.get('content-type')?.includes('text/event-stream')) return response;
  throw new AssistantError(describeStatus(response.status));
}
