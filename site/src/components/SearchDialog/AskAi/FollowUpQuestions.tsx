import type { AssistantMessage } from '@site/src/assistant/chat-message';
import { useTools } from './ask-ai-tools';

const MOST_QUESTIONS = 3;

/** What readers may want to ask next, or why there is nothing. */
export default function FollowUpQuestions({ answer }: { readonly answer: AssistantMessage }) {
  const { ask } = useTools();
  const followUps = answer.parts.findLast((part) => part.type === 'data-follow-ups')?.data;
  if (followUps === undefined) return null;
  if ('error' in followUps) {
    return <p className="DocSearch-AskAiScreen-FollowUps-Note">{followUps.error}</p>;
  }
  const questions = Array.isArray(followUps.questions) ? followUps.questions : [];
  if (questions.length === 0) return null;
  return (
    <ul className="DocSearch-AskAiScreen-FollowUps" aria-label="Suggested questions">
      {questions.slice(0, MOST_QUESTIONS).map((question) => (
        <li key={question}>
          <button type="button" className="DocSearch-Prefill" onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
