import { useEffect, useRef } from 'react';
import { AlertIcon } from '../icons';

type Props = { readonly sentence: string; readonly onNew: () => void };

/** A notice that the conversation has reached its limit, with a button for a new one. */
export default function LimitBanner({ sentence, onNew }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused field is disabled now.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="DocSearch-AskAiScreen-Error DocSearch-AskAiScreen-Error--ThreadDepth">
      <AlertIcon />
      <div className="DocSearch-AskAiScreen-Error-Content">
        <p className="DocSearch-AskAiScreen-Error-Title">Conversation limit reached</p>
        {!/AI-217/.test(sentence) && <p>{sentence}</p>}
        <p>
          <button
            ref={button}
            type="button"
            className="DocSearch-ThreadDepthError-Link"
            onClick={onNew}
          >
            Start a new conversation
          </button>{' '}
          to continue.
        </p>
      </div>
    </div>
  );
}
