import { findFollowUps } from '../../assistant/answer-additions';
import type { AssistantMessage } from '../../assistant/chat-message';
import { useTools } from './ask-ai-tools';
import QuestionList from './QuestionList';

/** Follow-up questions, or the reason why there are none. */
export default function FollowUpQuestions({ answer }: { readonly answer: AssistantMessage }) {
  const { ask } = useTools();
  const followUps = findFollowUps(answer);
  if (followUps === undefined) return null;
  if ('error' in followUps) {
    return <p className="DocSearch-AskAiScreen-FollowUps-Note">{followUps.error}</p>;
  }
  return <QuestionList questions={followUps.questions} onAsk={ask} />;
}
