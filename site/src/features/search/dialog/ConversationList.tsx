import type { MouseEvent } from 'react';
import { type DialogCollection, sourceOf } from './autocomplete';
import { CloseIcon, SparklesIcon } from './icons';
import type { Autocomplete } from './use-autocomplete';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly collection: DialogCollection;
  readonly onRemove: (id: string) => void;
};

/** Conversations to resume, by their first question. */
export default function ConversationList({ autocomplete, collection, onRemove }: Props) {
  const { source, items } = collection;
  if (items.length === 0) return null;
  const titleId = `docsearch-${source.sourceId}-title`;
  return (
    <section className="DocSearch-Hits">
      <div id={titleId} className="DocSearch-Hit-source">
        {sourceOf(collection).title}
      </div>
      <div {...autocomplete.api.getListProps({ source })} role="grid" aria-labelledby={titleId}>
        {items.map((item) => {
          const { onClick, onMouseDown, ...props } = autocomplete.api.getItemProps({
            item,
            source,
          });
          return (
            <div key={item.objectID} {...props} role="row" className="DocSearch-Hit">
              <span role="gridcell" className="DocSearch-Hit-cell">
                <ConversationButton
                  question={item.conversation?.query ?? ''}
                  onMouseDown={onMouseDown}
                  onClick={onClick}
                />
              </span>
              <span role="gridcell" className="DocSearch-Hit-action">
                <button
                  type="button"
                  className="DocSearch-Hit-action-button"
                  title="Remove this conversation from history"
                  onClick={() => onRemove(item.objectID)}
                >
                  <CloseIcon />
                </button>
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

type ButtonProps = {
  readonly question: string;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
};

function ConversationButton({ question, ...handlers }: ButtonProps) {
  return (
    <button type="button" className="DocSearch-Hit-conversation" tabIndex={-1} {...handlers}>
      <span className="DocSearch-Hit-icon">
        <SparklesIcon />
      </span>
      <span className="DocSearch-Hit-title">{question}</span>
    </button>
  );
}
