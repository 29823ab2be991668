import { MAX_QUESTION_LENGTH } from '@brand/wire/assistant';
import { useEffect, useRef, useState } from 'react';
import { BackIcon, CloseIcon, NewConversationIcon, StopIcon } from '../icons';

type Props = {
  readonly isBusy: boolean;
  /** Whether the conversation has reached its limit. */
  readonly isLimited: boolean;
  /** Whether nothing was asked yet. */
  readonly isNew: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
  readonly onNew: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/**
 * The field for the next question. Readers can type while an answer streams, and send afterwards.
 */
export default function AskForm(props: Props) {
  const { isBusy, isLimited, isNew, onAsk, onStop, onNew, onBack, onClose } = props;
  const [question, setQuestion] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // A suggested question was clicked, and its button is removed.
    if (isBusy) input.current?.focus();
  }, [isBusy]);
  return (
    <form
      className="DocSearch-Form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || question.trim() === '') return;
        onAsk(question);
        setQuestion('');
      }}
    >
      <button
        type="button"
        className="DocSearch-Action DocSearch-AskAi-Return"
        title="Back to keyword search"
        onClick={onBack}
      >
        <BackIcon />
      </button>
      <input
        ref={input}
        className="DocSearch-Input"
        type="text"
        aria-label="Your question"
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="send"
        maxLength={MAX_QUESTION_LENGTH}
        placeholder={placeholderOf(props)}
        disabled={isLimited}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {isBusy && (
        <button
          type="button"
          className="DocSearch-Action DocSearch-StopStreaming"
          title="Stop answering"
          onClick={() => {
            onStop();
            // The focused button is about to be removed.
            input.current?.focus();
          }}
        >
          <StopIcon />
          <span>Stop</span>
        </button>
      )}
      {!isNew && (
        <button
          type="button"
          className="DocSearch-Action DocSearch-NewConversation"
          title="Start a new conversation"
          onClick={onNew}
        >
          <NewConversationIcon />
        </button>
      )}
      <button
        type="button"
        className="DocSearch-Close DocSearch-Cancel"
        aria-label="Close"
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </form>
  );
}

function placeholderOf({ isBusy, isLimited, isNew }: Props): string {
  if (isLimited) return 'Conversation limit reached';
  if (isBusy) return 'Answering...';
  return isNew ? 'Ask a question' : 'Ask another question...';
}
