import type { SearchContext } from '@brand/wire/results';
import { useBrand } from '@site/src/kit/use-brand';
import { useSuggestions } from '../client/use-suggestions';
import AskAiEntry from './AskAiEntry';
import { NoResultsIcon } from './icons';
import type { Autocomplete } from './use-autocomplete';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly query: string;
  readonly context: SearchContext;
  /** Whether results are filtered by an SDK. */
  readonly isFiltered: boolean;
  readonly onAsk: (query: string) => void;
};

/** A message that nothing was found, with suggestions. */
export default function NoResultsScreen({
  autocomplete,
  query,
  context,
  isFiltered,
  onAsk,
}: Props) {
  const suggestions = useSuggestions(query, context);
  const report = useBrand().links.missingResults;
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <NoResultsIcon />
      </div>
      <p className="DocSearch-Title">
        No results found for “<strong>{query}</strong>”
      </p>
      {isFiltered && (
        <p className="DocSearch-Help">The search is limited to one SDK. Search all SDKs.</p>
      )}
      <AskAiEntry autocomplete={autocomplete} label="Not in the docs? Ask AI for help: " />
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="chip DocSearch-Prefill"
                  onClick={() => onAsk(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {report && (
        <p className="DocSearch-Help">
          Believe this query should return results?{' '}
          <a
            href={report.replaceAll('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}
