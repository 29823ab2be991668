import type { StoredConversations } from '../assistant/stored-conversations';
import { CONVERSATIONS_SOURCE } from './autocomplete';
import ConversationList from './ConversationList';
import StoredList from './StoredList';
import type { Autocomplete } from './use-autocomplete';
import type { Stored } from './use-stored';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly stored: Stored;
  readonly conversations: StoredConversations | undefined;
  readonly onNotice: (text: string) => void;
};

/** Recent and favourite searches and conversations, shown while the field is empty. */
export default function StartScreen({ autocomplete, stored, conversations, onNotice }: Props) {
  const { state, api } = autocomplete;
  if (state.collections.length === 0) return null;
  const isEmpty = state.collections.every(({ items }) => items.length === 0);
  if (isEmpty) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  const refresh = (text: string): void => {
    onNotice(text);
    void api.refresh();
  };
  return (
    <div className="DocSearch-Dropdown-Container">
      {state.collections.map((collection) =>
        collection.source.sourceId === CONVERSATIONS_SOURCE ? (
          <ConversationList
            key={collection.source.sourceId}
            autocomplete={autocomplete}
            collection={collection}
            onRemove={(id) => {
              conversations?.remove(id);
              refresh('Removed');
            }}
          />
        ) : (
          <StoredList
            key={collection.source.sourceId}
            autocomplete={autocomplete}
            collection={collection}
            stored={stored}
            onChange={refresh}
          />
        ),
      )}
    </div>
  );
}
