import { findFollowUps } from '../../assistant/answer-additions';
import type { AssistantMessage } from '../../assistant/chat-message';
import { useTools } from './ask-ai-tools';

/** Follow-up questions, or the reason why there are none. */
export default function FollowUpQuestions({ answer }: { readonly answer: AssistantMessage }) {
  const { ask } = useTools();
  const followUps = findFollowUps(answer);
  if (followUps === undefined) return null;
  if ('error' in followUps) {
    return <p className="DocSearch-AskAiScreen-FollowUps-Note">{followUps.error}</p>;
  }
  return (
    <ul className="DocSearch-AskAiScreen-FollowUps" aria-label="Suggested questions">
      {followUps.questions.map((question) => (
        <li key={question}>
          <button type="button" className="DocSearch-Prefill" onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
