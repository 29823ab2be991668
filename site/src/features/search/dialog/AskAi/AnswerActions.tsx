import { type AssistantMessage, type Feedback, textOf } from '../../assistant/chat-message';
import { isOwnVenueAnswer } from '../../assistant/own-venue/own-venue-answer';
import CopyButton from '@site/src/ui/copy-button';
import { type ReactNode, useRef, useState } from 'react';
import { DislikeIcon, LikeIcon } from '../icons';
import { useTools } from './ask-ai-tools';
import Spinner from './Spinner';

const BUTTON = 'button button--secondary button--sm DocSearch-AskAiScreen-ActionButton';

type Props = { readonly question: AssistantMessage; readonly answer: AssistantMessage };

/** Feedback and copy buttons of an answer. The service cannot rate what it did not receive. */
export default function AnswerActions({ question, answer }: Props) {
  const text = textOf(answer);
  if (text === '') return null;
  return (
    <div className="DocSearch-AskAiScreen-Actions">
      {!isOwnVenueAnswer(answer) && <FeedbackButtons question={question} />}
      <CopyButton className={`${BUTTON} DocSearch-AskAiScreen-CopyButton`} getText={() => text} />
    </div>
  );
}

function FeedbackButtons({ question }: Pick<Props, 'question'>) {
  const { session } = useTools();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const place = useRef<HTMLSpanElement>(null);
  const send = async (feedback: Feedback): Promise<void> => {
    // The focused button is about to be removed.
    place.current?.focus();
    setState('sending');
    try {
      await session.giveFeedback(question.id, feedback);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <span ref={place} className="DocSearch-AskAiScreen-Feedback" tabIndex={-1} aria-live="polite">
      {question.feedback !== undefined && (
        <span className="DocSearch-AskAiScreen-FeedbackText DocSearch-AskAiScreen-FeedbackText--visible">
          Thanks for your feedback!
        </span>
      )}
      {question.feedback === undefined && state === 'sending' && (
        <span className="DocSearch-AskAiScreen-FeedbackSending">
          <Spinner />
          <span className="DocSearch-VisuallyHiddenForAccessibility">Sending</span>
        </span>
      )}
      {question.feedback === undefined && state !== 'sending' && (
        <>
          <FeedbackButton name="Like" icon={<LikeIcon />} onClick={() => void send('like')} />
          <FeedbackButton
            name="Dislike"
            icon={<DislikeIcon />}
            onClick={() => void send('dislike')}
          />
        </>
      )}
      {state === 'failed' && (
        <span className="DocSearch-AskAiScreen-FeedbackText">An error occured</span>
      )}
    </span>
  );
}

type ButtonProps = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
};

function FeedbackButton({ name, icon, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${BUTTON} DocSearch-AskAiScreen-${name}Button`}
      title={name}
      onClick={onClick}
    >
      {icon}
      <span>{name}</span>
    </button>
  );
}
