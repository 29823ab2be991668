import type { AssistantConfig } from '@brand/wire/assistant';
import type { Conversation, StoredConversations } from '../../assistant/stored-conversations';
import type { SearchContext, SearchFilters } from '@brand/wire/results';

/** The initial question, or a conversation to resume. */
export type AskAiEntry = { readonly question: string } | { readonly conversation: Conversation };

export type AskAiProps = {
  readonly entry: AskAiEntry;
  readonly config: AssistantConfig;
  readonly conversations: StoredConversations;
  readonly context: SearchContext;
  readonly filters: SearchFilters;
  /** Returns to search with the last query, or with this one. */
  readonly onSearch: (query?: string) => void;
  /** Opens a page and closes the dialog. */
  readonly onOpen: (address: string) => void;
  readonly onClose: () => void;
  /** Announces a change to screen readers. */
  readonly onNotice: (text: string) => void;
};
