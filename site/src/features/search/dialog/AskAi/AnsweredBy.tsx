import type { AssistantMessage } from '../../assistant/chat-message';
import { describeEngine } from '../../assistant/describe-engine';

/** Which engine answered: readers trust a quotation more than the words of a model. */
export default function AnsweredBy({ answer }: { readonly answer: AssistantMessage }) {
  const sentence = describeEngine(answer);
  return sentence === undefined ? null : (
    <p className="DocSearch-AskAiScreen-AnsweredBy">{sentence}</p>
  );
}
