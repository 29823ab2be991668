import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { useEffect, useState } from 'react';
import { useTools } from './ask-ai-tools';
import QuestionList from './QuestionList';

type Suggested = { readonly questions: readonly string[] } | { readonly reason: string };

// With the same chunk as the answers.
const loadAnswers = () =>
  import(/* webpackChunkName: "own-venue-answers" */ '../../assistant/own-venue/answer-in-browser');

/** Questions about the reader's venue that have an answer, or the reason why it has none. */
export default function OwnVenueQuestions({ venue }: { readonly venue: OwnVenue }) {
  const { ask } = useTools();
  const suggested = useSuggested(venue);
  return (
    <>
      <h2 className="DocSearch-AskAiScreen-New-Title">Ask about {venue.name}</h2>
      <p className="DocSearch-AskAiScreen-New-Note" role="status">
        {describe(suggested)}
      </p>
      {suggested && 'questions' in suggested && (
        <QuestionList questions={suggested.questions} onAsk={ask} />
      )}
    </>
  );
}

function describe(suggested: Suggested | undefined): string {
  if (!suggested) return 'Reading your venue';
  if ('reason' in suggested) return suggested.reason;
  return 'Answers are found in your browser. The assistant does not receive these questions.';
}

function useSuggested(venue: OwnVenue): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>();
  useEffect(() => {
    let isGone = false;
    const suggest = async (): Promise<void> => {
      const next = await findQuestions(venue);
      if (!isGone) setSuggested(next);
    };
    void suggest();
    return () => {
      isGone = true;
    };
  }, [venue]);
  return suggested;
}

async function findQuestions(venue: OwnVenue): Promise<Suggested> {
  try {
    const { suggestOwnQuestions } = await loadAnswers();
    return { questions: await suggestOwnQuestions(venue) };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}
