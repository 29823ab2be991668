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

const TOO_LONG_ID = 'ask-ai-too-long';

/**
 * The field for the next question. Readers can type while an answer streams, and send afterwards.
 */
export default function AskForm(props: Props) {
  const { isBusy, isLimited, isNew, onAsk, onStop, onNew, onBack, onClose } = props;
  const [question, setQuestion] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const isTooLong = question.length > MAX_QUESTION_LENGTH;
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
        if (isBusy || isTooLong || question.trim() === '') return;
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
      <textarea
        ref={input}
        className="DocSearch-Input"
        rows={1}
        aria-label="Your question"
        aria-describedby={isTooLong ? TOO_LONG_ID : undefined}
        aria-invalid={isTooLong}
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="send"
        placeholder={placeholderOf(props)}
        disabled={isLimited}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={(event) => {
          // Pasted code has lines of its own; a reader begins another with Shift.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
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
      {isTooLong && (
        <p id={TOO_LONG_ID} className="DocSearch-AskAi-TooLong" role="status">
          {`${question.length.toLocaleString('en')} characters. A question can have up to ${MAX_QUESTION_LENGTH.toLocaleString('en')}. Leave out details that are not part of the problem.`}
        </p>
      )}
    </form>
  );
}

function placeholderOf({ isBusy, isLimited, isNew }: Props): string {
  if (isLimited) return 'Conversation limit reached';
  if (isBusy) return 'Answering...';
  return isNew ? 'Ask a question' : 'Ask another question...';
}
