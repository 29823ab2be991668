import { useEffect } from 'react';
import { ASK_SOURCE } from './autocomplete';
import { SparklesIcon } from './icons';
import { optionIdOf } from './option-id';
import type { Autocomplete } from './use-autocomplete';
import { prepareAskAi } from './use-ask-ai';

type Props = {
  readonly autocomplete: Autocomplete;
  /** Text before the query. */
  readonly label: string;
};

/** The entry that asks the assistant about the query; missing if there is no assistant. */
export default function AskAiEntry({ autocomplete: { api, state }, label }: Props) {
  const collection = state.collections.find(({ source }) => source.sourceId === ASK_SOURCE);
  const item = collection?.items[0];
  const props = collection && item ? api.getItemProps({ item, source: collection.source }) : null;
  const isActive = props?.['aria-selected'] ?? false;
  useEffect(() => {
    if (isActive) prepareAskAi();
  }, [isActive]);
  if (!collection || !props) return null;
  return (
    <section className="DocSearch-AskAi-Section">
      <ul {...api.getListProps({ source: collection.source })} aria-label="Ask AI">
        <li id={props.id} className="DocSearch-Hit" role="presentation">
          <div
            {...props}
            id={optionIdOf(props.id)}
            className="DocSearch-Hit--AskAI DocSearch-Hit-AskAIButton"
          >
            <span className="DocSearch-Hit-icon DocSearch-Hit-AskAIButton-icon">
              <SparklesIcon />
            </span>
            <span className="DocSearch-Hit-AskAIButton-title">
              <span className="DocSearch-Hit-AskAIButton-title-highlight">{label}</span>
              <span className="DocSearch-Hit-AskAIButton-title-query">{state.query.trim()}</span>
            </span>
          </div>
        </li>
      </ul>
    </section>
  );
}
