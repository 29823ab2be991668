import type { SearchContext } from '@brand/wire/results';
import { useSuggestions } from '../client/use-suggestions';
import styles from './styles.module.css';

type Props = {
  readonly query: string;
  readonly context: SearchContext;
  readonly onAsk: (query: string) => void;
};

/** Alternative queries that have results. */
export default function Suggestions({ query, context, onAsk }: Props) {
  const suggestions = useSuggestions(query, context);
  if (suggestions.length === 0) return null;
  return (
    <p className={styles.suggestions}>
      Try searching for:{' '}
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className="chip" onClick={() => onAsk(suggestion)}>
          {suggestion}
        </button>
      ))}
    </p>
  );
}
