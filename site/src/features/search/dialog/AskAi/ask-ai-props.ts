import type { AssistantConfig } from '@brand/wire/assistant';
import type { Conversation, StoredConversations } from '../../assistant/stored-conversations';
import type { SearchContext, SearchFilters } from '@brand/wire/results';

/** With what readers come in: a question, or a conversation to go on with. */
export type AskAiEntry = { readonly question: string } | { readonly conversation: Conversation };

export type AskAiProps = {
  readonly entry: AskAiEntry;
  readonly config: AssistantConfig;
  readonly conversations: StoredConversations;
  readonly context: SearchContext;
  readonly filters: SearchFilters;
  /** Goes back to search, for the last query or another. */
  readonly onSearch: (query?: string) => void;
  /** Goes to a page and closes the dialog. */
  readonly onOpen: (address: string) => void;
  readonly onClose: () => void;
  /** Tells readers who do not see it what has changed. */
  readonly onNotice: (text: string) => void;
};
