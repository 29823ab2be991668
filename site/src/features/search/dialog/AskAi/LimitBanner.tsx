import { useEffect, useRef } from 'react';
import { AlertIcon } from '../icons';

type Props = { readonly sentence: string; readonly onNew: () => void };

/** That a conversation is as long as it may be, and how to go on. */
export default function LimitBanner({ sentence, onNew }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The field is switched off, and with it the focus that it had.
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
