import { useOwnVenue } from '@site/src/venue/own/use-own-venue';
import { useTools } from './ask-ai-tools';
import OwnVenueQuestions from './OwnVenueQuestions';
import QuestionList from './QuestionList';
import { useSuggestions } from './use-suggestions';

/** The empty screen of a conversation, with questions to start with. */
export default function NewConversation({ section }: { readonly section: string | undefined }) {
  const { ask } = useTools();
  const suggestions = useSuggestions(section);
  const ownVenue = useOwnVenue();
  if (!suggestions) return null;
  const { isAboutPage, questions } = suggestions;
  return (
    <div className="DocSearch-AskAiScreen-New">
      <h2 className="DocSearch-AskAiScreen-New-Title">
        {isAboutPage ? 'Ask about this page' : 'What would you like to know?'}
      </h2>
      <QuestionList questions={questions} onAsk={ask} />
      {ownVenue && <OwnVenueQuestions key={ownVenue.id} venue={ownVenue} />}
    </div>
  );
}
