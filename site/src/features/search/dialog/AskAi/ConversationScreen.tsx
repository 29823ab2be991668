import { useChat } from '@ai-sdk/react';
import { describeFailure, isLimitReached } from '../../assistant/assistant-failure';
import { listExchanges } from '../../assistant/chat-message';
import { useEffect, useRef } from 'react';
import type { AskAiProps } from './ask-ai-props';
import { AskAiContext, useAskAiTools } from './ask-ai-tools';
import AskForm from './AskForm';
import ExchangeCard from './ExchangeCard';
import LimitBanner from './LimitBanner';
import NewConversation from './NewConversation';
import { useChatSession } from './use-chat-session';

type Props = Omit<AskAiProps, 'entry'> & {
  /** `undefined` for a new conversation. */
  readonly entry: AskAiProps['entry'] | undefined;
  readonly onNew: () => void;
};

/** Minimum time between renders while an answer streams. */
const THROTTLE_MS = 50;

/** A conversation: its questions and answers, and the field for the next question. */
export default function ConversationScreen(props: Props) {
  const { onSearch, onOpen, onClose, onNew, onNotice } = props;
  const session = useChatSession(props);
  const { messages, status, error } = useChat({ chat: session.chat, throttle: THROTTLE_MS });
  const tools = useAskAiTools(session, { onOpen, onSearch });
  const list = useRef<HTMLDivElement>(null);
  const isBusy = status === 'submitted' || status === 'streaming';
  const isLimited = error !== undefined && isLimitReached(error);
  const exchanges = listExchanges(messages);
  useNotices(status, messages.at(-1)?.metadata?.stopped === true, onNotice);
  const newest = exchanges[0]?.question.id;
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo(0, 0);
  }, [newest]);

  return (
    <AskAiContext value={tools}>
      <div className="DocSearch-SearchBar">
        <AskForm
          isBusy={isBusy}
          isLimited={isLimited}
          isNew={exchanges.length === 0}
          onAsk={tools.ask}
          onStop={() => session.stop()}
          onNew={onNew}
          onBack={() => onSearch()}
          onClose={onClose}
        />
      </div>
      <div ref={list} className="DocSearch-Dropdown" onTouchMove={hideKeyboard}>
        <div className="DocSearch-AskAiScreen DocSearch-AskAiScreen-Container">
          {isLimited && <LimitBanner sentence={describeFailure(error)} onNew={onNew} />}
          <p className="DocSearch-AskAiScreen-Disclaimer">
            Answers are generated with AI which can make mistakes. Verify responses.
          </p>
          {props.entry === undefined && exchanges.length === 0 && (
            <NewConversation section={props.context.section} />
          )}
          <div className="DocSearch-AskAiScreen-Body">
            <div className="DocSearch-AskAiScreen-ExchangesList">
              {exchanges.map(({ question, answer }, at) => (
                <ExchangeCard
                  key={question.id}
                  question={question}
                  answer={answer}
                  isNewest={at === 0}
                  isUnderWay={at === 0 && isBusy}
                  failure={
                    at === 0 && error && !isBusy && !isLimited ? describeFailure(error) : undefined
                  }
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </AskAiContext>
  );
}

/** On a phone the keyboard would cover the answer. */
function hideKeyboard(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

/** Announces to screen readers when an answer is complete, not each word. */
function useNotices(status: string, isStopped: boolean, onNotice: (text: string) => void): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    const wasBusy = before.current === 'submitted' || before.current === 'streaming';
    before.current = status;
    if (status === 'submitted') onNotice('The question was sent');
    else if (status === 'error') onNotice('The answer failed');
    else if (wasBusy && status === 'ready') {
      onNotice(isStopped ? 'The answer was stopped' : 'The answer is complete');
    }
  }, [status, isStopped, onNotice]);
}
