import type { ReactNode } from 'react';
import StoredList from './StoredList';
import type { Autocomplete } from './use-autocomplete';
import type { Stored } from './use-stored';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly stored: Stored;
  readonly onNotice: (text: string) => void;
  /** Recent conversations with the assistant. */
  readonly conversations?: ReactNode;
};

/** What the reader can go back to before anything is typed. */
export default function StartScreen({ autocomplete, stored, onNotice, conversations }: Props) {
  const { state, api } = autocomplete;
  if (state.collections.length === 0) return null;
  const isEmpty = state.collections.every(({ items }) => items.length === 0);
  if (isEmpty && !conversations) {
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
      {state.collections.map((collection) => (
        <StoredList
          key={collection.source.sourceId}
          autocomplete={autocomplete}
          collection={collection}
          stored={stored}
          onChange={refresh}
        />
      ))}
      {conversations}
    </div>
  );
}
