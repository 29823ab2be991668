import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ChatSession } from '../../assistant/chat-session';
import type { SitePlace } from '../../assistant/resolve-link';
import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { AskAiProps } from './ask-ai-props';

/** Context of the components of an answer: place, session and actions. */
export type AskAiTools = {
  readonly session: ChatSession;
  readonly place: SitePlace;
  readonly ask: (question: string) => void;
} & Pick<AskAiProps, 'onOpen' | 'onSearch'>;

export const AskAiContext = createContext<AskAiTools | undefined>(undefined);

export function useTools(): AskAiTools {
  const tools = useContext(AskAiContext);
  if (tools) return tools;
  throw new Error('AskAi: expected an open conversation, found none.');
}

/** Stable during a conversation, so that answers do not render again. */
export function useAskAiTools(
  session: ChatSession,
  actions: Pick<AskAiProps, 'onOpen' | 'onSearch'>,
): AskAiTools {
  const { siteConfig } = useDocusaurusContext();
  const { url, baseUrl } = siteConfig;
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      session,
      place: { origins: [window.location.origin, new URL(url).origin], baseUrl },
      ask: (question) => session.ask(question),
      onOpen: (address) => latest.current.onOpen(address),
      onSearch: (query) => latest.current.onSearch(query),
    }),
    [session, url, baseUrl],
  );
}
