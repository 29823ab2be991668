import type { AssistantConfig } from '@brand/wire/assistant';
import { assistantConfig } from '../assistant/assistant-config';
import { type Conversation, StoredConversations } from '../assistant/stored-conversations';
import { searchConfig } from '../client/search-config';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { default as AskAiMode } from './AskAi';
import type { AskAiEntry } from './AskAi/ask-ai-props';
import type { Asking } from './dialog-session';

// Most readers do not use the AI mode, so it loads on demand.
const loadAskAi = () => import(/* webpackChunkName: "ai" */ './AskAi');

/** Prefetches the AI mode. A failure is retried on use. */
export function prepareAskAi(): void {
  loadAskAi().catch(() => {});
}

type Mode = {
  readonly AskAi: typeof AskAiMode;
  readonly entry: AskAiEntry;
  readonly config: AssistantConfig;
  readonly conversations: StoredConversations;
};

export type AskAi = {
  /** `undefined` if there is no assistant. */
  readonly asking: Asking | undefined;
  /** `undefined` while the dialog searches. */
  readonly mode: Mode | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly leave: () => void;
};

/** State of the AI mode. */
export function useAskAi(): AskAi {
  const config = assistantConfig();
  const [mode, setMode] = useState<Mode>();
  const [loading, setLoading] = useState<'idle' | 'loading' | 'failed'>('idle');
  const asking = useMemo(() => {
    if (!config) return undefined;
    const conversations = new StoredConversations(searchConfig().index);
    const enter = async (entry: AskAiEntry): Promise<void> => {
      setLoading('loading');
      try {
        const { default: AskAi } = await loadAskAi();
        // Synchronous, so that the field has the focus before the next keystroke.
        flushSync(() => {
          setMode({ AskAi, entry, config, conversations });
          setLoading('idle');
        });
      } catch {
        setLoading('failed');
      }
    };
    return {
      conversations,
      onAsk: (question: string) => void enter({ question }),
      onResume: (conversation: Conversation) => void enter({ conversation }),
    };
  }, [config]);
  return {
    asking,
    mode,
    isLoading: loading === 'loading',
    hasFailed: loading === 'failed',
    leave: () => setMode(undefined),
  };
}
