import { type AssistantMessage, textOf } from '../../assistant/chat-message';
import { memo } from 'react';
import Answer from './Answer';
import AnswerActions from './AnswerActions';
import AnswerError from './AnswerError';
import AnsweredBy from './AnsweredBy';
import FollowUpQuestions from './FollowUpQuestions';
import RelatedSources from './RelatedSources';
import VenueAnswer from './VenueAnswer';

type Props = {
  readonly question: AssistantMessage;
  readonly answer: AssistantMessage | undefined;
  readonly isNewest: boolean;
  readonly isUnderWay: boolean;
  readonly failure: string | undefined;
};

/** A question and its answer. Memoized: only the newest renders again while it streams. */
export default memo(function ExchangeCard(props: Props) {
  const { question, answer, isNewest, isUnderWay, failure } = props;
  const isStopped = question.metadata?.stopped || answer?.metadata?.stopped;
  const isDone = !isUnderWay && !isStopped && failure === undefined;
  return (
    <article className="DocSearch-AskAiScreen-Response-Container">
      <div className="DocSearch-AskAiScreen-Response">
        <div className="DocSearch-AskAiScreen-Message DocSearch-AskAiScreen-Message--user">
          <h2 className="DocSearch-AskAiScreen-Query">{textOf(question)}</h2>
        </div>
        <div
          className="DocSearch-AskAiScreen-Message DocSearch-AskAiScreen-Message--assistant"
          aria-busy={isUnderWay}
        >
          {failure !== undefined && <AnswerError sentence={failure} />}
          <Answer answer={answer} isUnderWay={isUnderWay} />
          {answer && isDone && <VenueAnswer answer={answer} isNewest={isNewest} />}
          {isStopped && (
            <p className="DocSearch-AskAiScreen-MessageContent-Stopped">
              You stopped this response
            </p>
          )}
        </div>
        {answer && !isUnderWay && <AnsweredBy answer={answer} />}
        {answer && isDone && (
          <div className="DocSearch-AskAiScreen-Answer-Footer">
            <AnswerActions question={question} answer={answer} />
          </div>
        )}
      </div>
      {answer && <RelatedSources answer={answer} />}
      {answer && isNewest && isDone && <FollowUpQuestions answer={answer} />}
    </article>
  );
});
