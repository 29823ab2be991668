import { ChatSession } from '../../assistant/chat-session';
import { toSearchParameters } from '../../assistant/search-parameters';
import { searchConfig } from '../../client/search-config';
import { useEffect, useState } from 'react';
import type { AskAiEntry, AskAiProps } from './ask-ai-props';

type Options = Pick<AskAiProps, 'config' | 'conversations' | 'context' | 'filters'> & {
  readonly entry: AskAiEntry | undefined;
};

/** The conversation of a screen. It is stopped on unmount, so that no answer streams unseen. */
export function useChatSession({ entry, context, filters, ...options }: Options): ChatSession {
  const { config, conversations } = options;
  const [session] = useState(
    () =>
      new ChatSession({
        config,
        conversations,
        search: searchConfig(),
        conversation: entry && 'conversation' in entry ? entry.conversation : undefined,
      }),
  );
  useEffect(() => {
    session.moveTo(toSearchParameters(config, context, filters));
  }, [session, config, context, filters]);
  const [question] = useState(() => (entry && 'question' in entry ? entry.question : ''));
  useEffect(() => {
    session.ask(question);
    return () => session.stop();
  }, [session, question]);
  return session;
}
