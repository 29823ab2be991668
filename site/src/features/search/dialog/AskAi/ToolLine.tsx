import type { AnswerBlock } from '../../assistant/answer-blocks';
import { Fragment } from 'react';
import { AlertIcon, SearchIcon } from '../icons';
import { useTools } from './ask-ai-tools';
import Spinner from './Spinner';

const LINE = 'DocSearch-AskAiScreen-MessageContent-Tool';

type Props = { readonly block: Exclude<AnswerBlock, { kind: 'text' }> };

/** The activity of the assistant before it writes. */
export default function ToolLine({ block }: Props) {
  switch (block.kind) {
    case 'reasoning':
      return (
        <div className="DocSearch-AskAiScreen-MessageContent-Reasoning">
          <Spinner />
          <span className="shimmer">Reasoning...</span>
          {block.text !== '' && <p>{block.text}</p>}
        </div>
      );
    case 'searching':
      return (
        <p className={`${LINE} ${block.query === undefined ? 'Tool--PartialCall' : 'Tool--Call'}`}>
          <Spinner />
          <span className="shimmer">
            {block.query === undefined ? 'Searching...' : `Searching for "${block.query}" ...`}
          </span>
        </p>
      );
    case 'search-failed':
      return (
        <p className={`${LINE} Tool--Error`}>
          <AlertIcon />
          <span>
            {block.query === '' ? 'A search failed' : `The search for "${block.query}" failed`}
          </span>
        </p>
      );
    case 'searched':
      return <Searched {...block} />;
  }
}

function Searched({ queries, count }: Extract<AnswerBlock, { kind: 'searched' }>) {
  const isOne = queries.length === 1;
  return (
    <p className={`${LINE} ${isOne ? 'Tool--Result' : 'Tool--AggregatedResult'}`}>
      <SearchIcon />
      <span>
        Searched for{' '}
        {queries.map((query, at) => (
          <Fragment key={query}>
            {at > 0 && (at === queries.length - 1 ? ' and ' : ', ')}
            <Query query={query} />
          </Fragment>
        ))}
        {isOne && ` found ${count} results`}
      </span>
    </p>
  );
}

/** Links to the results of a query. */
function Query({ query }: { readonly query: string }) {
  const { onSearch } = useTools();
  return (
    <button type="button" className={`${LINE}-Query`} onClick={() => onSearch(query)}>
      &quot;{query}&quot;
    </button>
  );
}
