import type { StoredConversations } from '../assistant/stored-conversations';
import type { SearchContext, SearchFilters } from '@brand/wire/results';
import { answerOf } from './autocomplete';
import ErrorScreen from './ErrorScreen';
import NoResultsScreen from './NoResultsScreen';
import ResultsScreen from './ResultsScreen';
import StartScreen from './StartScreen';
import type { Autocomplete } from './use-autocomplete';
import type { Stored } from './use-stored';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly context: SearchContext;
  readonly filters: SearchFilters;
  readonly stored: Stored;
  readonly conversations: StoredConversations | undefined;
  /** Searches for another query. */
  readonly onAsk: (query: string) => void;
  /** Announces a change to screen readers. */
  readonly onNotice: (text: string) => void;
};

/** The content of the dialog below its field. Results stay until the next ones arrive. */
export default function Screen({
  autocomplete,
  context,
  filters,
  stored,
  conversations,
  onAsk,
  onNotice,
}: Props) {
  const { state } = autocomplete;
  const answer = answerOf(state);
  if (answer === undefined) {
    if (state.query.trim() !== '') return null;
    return (
      <StartScreen
        autocomplete={autocomplete}
        stored={stored}
        conversations={conversations}
        onNotice={onNotice}
      />
    );
  }
  if ('failure' in answer) {
    return <ErrorScreen failure={answer.failure} onRetry={() => onAsk(state.query)} />;
  }
  if (answer.count === 0) {
    return (
      <NoResultsScreen
        key={answer.query}
        autocomplete={autocomplete}
        query={answer.query}
        context={context}
        isFiltered={filters.sdk !== undefined}
        onAsk={onAsk}
      />
    );
  }
  return (
    <ResultsScreen
      autocomplete={autocomplete}
      query={answer.query}
      count={answer.count}
      filters={filters}
    />
  );
}
