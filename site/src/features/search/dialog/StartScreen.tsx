import type { StoredConversations } from '../assistant/stored-conversations';
import { CONVERSATIONS_SOURCE, type DialogCollection, TASKS_SOURCE } from './autocomplete';
import ConversationList from './ConversationList';
import StoredList from './StoredList';
import TaskList from './TaskList';
import type { Autocomplete } from './use-autocomplete';
import type { Stored } from './use-stored';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly stored: Stored;
  readonly conversations: StoredConversations | undefined;
  readonly onNotice: (text: string) => void;
};

/** Recent and favourite searches, conversations and popular tasks, while the field is empty. */
export default function StartScreen({ autocomplete, stored, conversations, onNotice }: Props) {
  const { state, api } = autocomplete;
  if (state.collections.length === 0) return null;
  const isEmpty = state.collections.every(
    ({ source, items }) => source.sourceId === TASKS_SOURCE || items.length === 0,
  );
  const refresh = (text: string): void => {
    onNotice(text);
    void api.refresh();
  };
  const renderList = (collection: DialogCollection) => {
    const { sourceId } = collection.source;
    if (sourceId === TASKS_SOURCE) {
      return <TaskList key={sourceId} autocomplete={autocomplete} collection={collection} />;
    }
    if (sourceId === CONVERSATIONS_SOURCE) {
      return (
        <ConversationList
          key={sourceId}
          autocomplete={autocomplete}
          collection={collection}
          onRemove={(id) => {
            conversations?.remove(id);
            refresh('Removed');
          }}
        />
      );
    }
    return (
      <StoredList
        key={sourceId}
        autocomplete={autocomplete}
        collection={collection}
        stored={stored}
        onChange={refresh}
      />
    );
  };
  return (
    <div className="DocSearch-Dropdown-Container">
      {isEmpty && (
        <div className="DocSearch-StartScreen">
          <p className="DocSearch-Help">No recent searches</p>
        </div>
      )}
      {state.collections.map(renderList)}
    </div>
  );
}
