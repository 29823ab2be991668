import { AlertIcon } from '../icons';
import { useTools } from './ask-ai-tools';

/** Why an answer failed, with a retry button. */
export default function AnswerError({ sentence }: { readonly sentence: string }) {
  const { session } = useTools();
  return (
    <div className="DocSearch-AskAiScreen-MessageContent DocSearch-AskAiScreen-Error">
      <AlertIcon />
      <div className="DocSearch-AskAiScreen-Error-Content">
        <h3 className="DocSearch-AskAiScreen-Error-Title">Chat error</h3>
        <p>{sentence}</p>
        <button type="button" className="chip DocSearch-Prefill" onClick={() => session.askAgain()}>
          Try again
        </button>
      </div>
    </div>
  );
}
