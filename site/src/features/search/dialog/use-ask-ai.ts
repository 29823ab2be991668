import type { AssistantConfig } from '@brand/wire/assistant';
import { assistantConfig } from '../assistant/assistant-config';
import { type Conversation, StoredConversations } from '../assistant/stored-conversations';
import { searchConfig } from '../client/search-config';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { default as AskAiMode } from './AskAi';
import type { AskAiEntry } from './AskAi/ask-ai-props';
import type { Asking } from './dialog-session';

// Most readers of the dialog do not ask: who does loads it then.
const loadAskAi = () => import(/* webpackChunkName: "ai" */ './AskAi');

/** Ahead of time: what cannot be had now is asked for again when it is needed. */
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
  /** None where there is no assistant. */
  readonly asking: Asking | undefined;
  /** None while the dialog searches. */
  readonly mode: Mode | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly leave: () => void;
};

/** The mode of the dialog in which readers ask the assistant. */
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
        // At once, with the focus in its field: a letter that is typed in between would be lost.
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
