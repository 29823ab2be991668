type Props = {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
};

/** Questions that a click asks. */
export default function QuestionList({ questions, onAsk }: Props) {
  return (
    <ul className="DocSearch-AskAiScreen-FollowUps" aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="chip DocSearch-Prefill" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
